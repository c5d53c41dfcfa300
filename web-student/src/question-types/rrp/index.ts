import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const rrp: ScreenEntry<'RRP'> = {
  Screen: preloadable(() => import('./rrp-screen.tsx')),
  Explanation: preloadable(() => import('./rrp-explanation.tsx')),
  unit: { one: 'pair', many: 'pairs are linked' },
};
