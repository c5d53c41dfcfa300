import type { IntendedChange } from './intended-change.ts';

/** A password that is set anew ends the log-ins of before, so a session says when it began. */
export const sessionsSayWhenTheyBegan: IntendedChange = {
  of: '0.1.0',
  why: 'A session says when it began; those of 0.1.0 are older than any password that was set anew.',
  states: {
    session: (session) =>
      session['status'] === 'active' ? { ...session, startedAt: '1970-01-01T00:00:00.000Z' } : session,
  },
};
