import { lazy } from 'react';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('../choice/multiple-choice.tsx');

export const rma: ScreenEntry<'RMA'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('../choice/choice-explanation.tsx')),
  preload,
  unit: { one: 'option', many: 'options are right' },
};
