import type { IntendedChange } from './intended-change.ts';

/** 0.1.0 sent one mail an hour; the wait grows with each mail now, so an account counts them. */
export const mailsAreCounted: IntendedChange = {
  of: '0.1.0',
  why: 'An account counts the verification mails that were asked for; the history of 0.1.0 holds one at most.',
  states: {
    account: (account) =>
      account['mailRequestedAt'] === undefined ? account : { ...account, mailsRequested: 1 },
  },
};
