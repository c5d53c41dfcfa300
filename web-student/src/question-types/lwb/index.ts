import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const lwb: ScreenEntry<'LWB'> = {
  Screen: preloadable(() => import('./lwb-screen.tsx')),
  Explanation: preloadable(() => import('../blanks/blank-explanation.tsx')),
  unit: { one: 'blank', many: 'blanks are right' },
};
