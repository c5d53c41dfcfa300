import type { IntendedChange } from './intended-change.ts';

/** `QuestionCorrected` did not tell whether the key was another one: what may have changed it counts as a change. */
export const correctionsChangeKeys: IntendedChange = {
  of: '0.1.0',
  why: 'A replayed history must not depend on how answers are scored today.',
  states: {
    // Two were corrected before that was decided: RSA-9101 in its key, RMA-9102 in its title alone.
    question: (state) => {
      const { uid } = state['question'] as { readonly uid: string };
      return uid === 'RMA-9102' ? { ...state, keyRevision: 2 } : state;
    },
  },
};
