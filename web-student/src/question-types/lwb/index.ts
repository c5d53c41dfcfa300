import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('./lwb-screen.tsx');

export const lwb: ScreenEntry<'LWB'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('../blanks/blank-explanation.tsx')),
  preload,
  unit: { one: 'blank', many: 'blanks are right' },
};
