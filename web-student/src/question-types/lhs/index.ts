import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('../choice/single-choice.tsx');

export const lhs: ScreenEntry<'LHS'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('../choice/choice-explanation.tsx')),
  preload,
  unit: { one: 'summary', many: 'summaries are right' },
};
