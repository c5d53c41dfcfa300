import type { IntendedChange } from './intended-change.ts';

/** In 0.1.0 no sitting was marked: admins could not try a test, and there were no quick clocks. */
export const sittingsMayBeMarked: IntendedChange = {
  of: '0.1.0',
  why: 'A marked sitting is in no statistics.',
  rows: { mock_tests: (row) => ({ ...row, mark: null }) },
};
