import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('./rrp-screen.tsx');

export const rrp: ScreenEntry<'RRP'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('./rrp-explanation.tsx')),
  preload,
  unit: { one: 'pair', many: 'pairs are linked' },
};
