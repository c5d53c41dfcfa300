import { preloadable } from '#student/components/preloadable.tsx';
import { textSteps } from '../pieces/step-words.ts';
import type { MechanismScreens } from '../screen.ts';

export const writtenResponse: MechanismScreens<'written-response'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('./explanation.tsx')),
  steps: textSteps,
};
