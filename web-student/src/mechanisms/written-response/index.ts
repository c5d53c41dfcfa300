import { preloadable } from '../../components/preloadable.tsx';
import type { MechanismScreens } from '../screen.ts';

export const writtenResponse: MechanismScreens<'written-response'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('./explanation.tsx')),
};
