import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

export const rsa: ScreenEntry<'RSA'> = {
  Screen: lazy(() => import('./rsa-screen.tsx')),
  unit: { one: 'option', many: 'options are right' },
};
