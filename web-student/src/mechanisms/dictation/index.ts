import { dictationFaults } from '#domain/question-types/mechanisms/dictation.ts';
import { preloadable } from '#student/components/preloadable.tsx';
import { textSteps } from '../pieces/step-words.ts';
import type { MechanismScreens } from '../screen.ts';

export const dictation: MechanismScreens<'dictation'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('./explanation.tsx')),
  steps: textSteps,
  faultOf({ text }) {
    const { capital, fullStop } = dictationFaults(text);
    if (capital && fullStop) return 'Start with a capital letter and end with a full stop.';
    if (capital) return 'Start with a capital letter.';
    return fullStop ? 'End with a full stop.' : undefined;
  },
};
