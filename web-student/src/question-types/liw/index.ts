import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const liw: ScreenEntry<'LIW'> = {
  Screen: preloadable(() => import('./liw-screen.tsx')),
  Explanation: preloadable(() => import('./liw-explanation.tsx')),
  unit: { one: 'word', many: 'points for incorrect words' },
};
