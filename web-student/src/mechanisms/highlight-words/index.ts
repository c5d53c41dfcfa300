import { preloadable } from '../../components/preloadable.tsx';
import type { MechanismScreens } from '../screen.ts';

export const highlightWords: MechanismScreens<'highlight-words'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('./explanation.tsx')),
};
