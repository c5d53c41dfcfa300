import type { MailBlock } from './mail.ts';

/** What both parts are made of. */
export interface MailParts {
  readonly title: string;
  readonly blocks: readonly MailBlock[];
  readonly site: string;
  readonly unsubscribePage: string | undefined;
}

/** Says why a mail of a list came, and leads out of it. */
export const unsubscribeWords = {
  reason: 'You get this email because you asked for it.',
  label: 'Unsubscribe',
} as const;
