import { preloadable } from '#student/components/preloadable.tsx';
import type { MechanismScreens } from '../screen.ts';

export const spokenResponse: MechanismScreens<'spoken-response'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('./explanation.tsx')),
  steps: {
    partName: () => 'Answer',
    choiceInWords: (_view, { isMade }) => (isMade ? 'Recorded' : 'Recording discarded'),
  },
};
