import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

export const rfb: ScreenEntry<'RFB'> = {
  Screen: lazy(() => import('./rfb-screen.tsx')),
  unit: { one: 'blank', many: 'blanks are right' },
};
