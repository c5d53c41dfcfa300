import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('./rfg-screen.tsx');

export const rfg: ScreenEntry<'RFG'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('../blanks/blank-explanation.tsx')),
  preload,
  unit: { one: 'blank', many: 'blanks are right' },
};
