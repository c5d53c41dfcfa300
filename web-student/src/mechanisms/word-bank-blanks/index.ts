import { preloadable } from '../../components/preloadable.tsx';
import type { MechanismScreens } from '../screen.ts';

export const wordBankBlanks: MechanismScreens<'word-bank-blanks'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('../pieces/blanks/blank-explanation.tsx')),
};
