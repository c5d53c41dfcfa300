import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

export const rrp: ScreenEntry<'RRP'> = {
  Screen: lazy(() => import('./rrp-screen.tsx')),
  unit: { one: 'pair', many: 'pairs are linked' },
};
