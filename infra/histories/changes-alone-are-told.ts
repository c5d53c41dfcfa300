import type { IntendedChange } from './intended-change.ts';

/** A second score that is the same as the first is no news. */
export const changesAloneAreTold: IntendedChange = {
  of: '0.1.0',
  why: '“Your score was corrected: 0/1 is now 0/1” tells a student nothing.',
  rows: { notifications: (row) => (row['before'] === row['after'] ? undefined : row) },
};
