import type { IntendedChange } from './intended-change.ts';

/** A sitting keeps what the analyses of its answers have come to; those of 0.1.0 asked nothing that is analysed. */
export const sittingsWaitForScores: IntendedChange = {
  of: '0.1.0',
  why: 'A test may ask what is scored later, and then its result waits for the scores.',
  states: {
    mock_test_attempt: (state) => (state['status'] === 'not_started' ? state : { ...state, analysed: [] }),
  },
  rows: { mock_tests: (row) => ({ ...row, analysed: 0 }) },
};
