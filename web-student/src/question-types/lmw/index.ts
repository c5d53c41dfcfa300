import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('../choice/single-choice.tsx');

export const lmw: ScreenEntry<'LMW'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('../choice/choice-explanation.tsx')),
  preload,
  unit: { one: 'choice', many: 'choices are right' },
};
