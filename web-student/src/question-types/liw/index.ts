import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('./liw-screen.tsx');

export const liw: ScreenEntry<'LIW'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('./liw-explanation.tsx')),
  preload,
  unit: { one: 'word', many: 'points for incorrect words' },
};
