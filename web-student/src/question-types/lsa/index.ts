import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('../choice/single-choice.tsx');

export const lsa: ScreenEntry<'LSA'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('../choice/choice-explanation.tsx')),
  preload,
  unit: { one: 'option', many: 'options are right' },
};
