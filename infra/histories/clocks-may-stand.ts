import type { IntendedChange } from './intended-change.ts';

/** In 0.1.0 no clock stood for a break. */
export const clocksMayStand: IntendedChange = {
  of: '0.1.0',
  why: 'Some students may let the clock of a test stand: a sitting tells its breaks, a row until when one may last.',
  states: {
    mock_test_attempt: (state) => (state['status'] === 'not_started' ? state : { ...state, breaks: [] }),
  },
  rows: { mock_tests: (row) => ({ ...row, breakEndsAt: null }) },
};
