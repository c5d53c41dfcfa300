import type { IntendedChange } from './intended-change.ts';

/** In 0.1.0 a student could not share a scorecard. */
export const sittingsMayBeShared: IntendedChange = {
  of: '0.1.0',
  why: 'A scorecard is found by the link that its student shares.',
  rows: { mock_tests: (row) => ({ ...row, shareId: null }) },
};
