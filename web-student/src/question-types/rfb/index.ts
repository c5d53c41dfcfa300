import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('./rfb-screen.tsx');

export const rfb: ScreenEntry<'RFB'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('../blanks/blank-explanation.tsx')),
  preload,
  unit: { one: 'blank', many: 'blanks are right' },
};
