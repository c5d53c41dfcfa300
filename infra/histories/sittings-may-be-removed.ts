import type { IntendedChange } from './intended-change.ts';

/** In 0.1.0 a student could not take a sitting off their lists. */
export const sittingsMayBeRemoved: IntendedChange = {
  of: '0.1.0',
  why: 'A sitting that its student removed is on no list and in no statistics.',
  rows: { mock_tests: (row) => ({ ...row, isRemoved: false }) },
};
