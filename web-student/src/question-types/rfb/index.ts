import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const rfb: ScreenEntry<'RFB'> = {
  Screen: preloadable(() => import('./rfb-screen.tsx')),
  Explanation: preloadable(() => import('../blanks/blank-explanation.tsx')),
  unit: { one: 'blank', many: 'blanks are right' },
};
