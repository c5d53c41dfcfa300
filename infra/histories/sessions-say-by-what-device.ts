import type { IntendedChange } from './intended-change.ts';

/** A log-in from a new device is told by mail, so a session says whether it was one. */
export const sessionsSayByWhatDevice: IntendedChange = {
  of: '0.1.0',
  why: 'A session says by which device and whether it was a new one; those of 0.1.0 were told to no user.',
  states: {
    session: (session) => (session['status'] === 'active' ? { ...session, isNewDevice: false } : session),
  },
};
