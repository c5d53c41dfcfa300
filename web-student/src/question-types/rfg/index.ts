import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const rfg: ScreenEntry<'RFG'> = {
  Screen: preloadable(() => import('./rfg-screen.tsx')),
  Explanation: preloadable(() => import('../blanks/blank-explanation.tsx')),
  unit: { one: 'blank', many: 'blanks are right' },
};
