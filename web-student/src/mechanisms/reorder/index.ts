import { preloadable } from '../../components/preloadable.tsx';
import type { MechanismScreens } from '../screen.ts';

export const reorder: MechanismScreens<'reorder'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('./explanation.tsx')),
};
