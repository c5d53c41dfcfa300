import type { IntendedChange } from './intended-change.ts';

/** A sitting tells what time was given back: in 0.1.0 none ever was. */
export const timeIsGivenBack: IntendedChange = {
  of: '0.1.0',
  why: 'Time that was lost to us moves the deadline of its clock.',
  states: {
    mock_test_attempt: (state) => (state['status'] === 'not_started' ? state : { ...state, givenBack: [] }),
  },
};
