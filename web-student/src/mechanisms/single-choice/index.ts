import { preloadable } from '#student/components/preloadable.tsx';
import { optionSteps } from '../pieces/step-words.ts';
import type { MechanismScreens } from '../screen.ts';

export const singleChoice: MechanismScreens<'single-choice'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('../pieces/choice/choice-explanation.tsx')),
  steps: optionSteps,
};
