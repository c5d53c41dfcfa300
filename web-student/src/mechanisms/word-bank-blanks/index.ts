import { preloadable } from '#student/components/preloadable.tsx';
import { blankSteps } from '../pieces/step-words.ts';
import type { MechanismScreens } from '../screen.ts';

export const wordBankBlanks: MechanismScreens<'word-bank-blanks'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('../pieces/blanks/blank-explanation.tsx')),
  steps: blankSteps(({ wordsGiven }, { to = -1 }) => wordsGiven[to]),
};
