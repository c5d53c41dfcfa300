import type { IntendedChange } from './intended-change.ts';

/** In 0.1.0 it was not said what paid for a sitting. */
export const sittingsSayWhatPaid: IntendedChange = {
  of: '0.1.0',
  why: 'Support gives back what a credit or the flag paid for.',
  rows: { mock_tests: (row) => ({ ...row, paidBy: null }) },
};
