import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const lhs: ScreenEntry<'LHS'> = {
  Screen: preloadable(() => import('../choice/single-choice.tsx')),
  Explanation: preloadable(() => import('../choice/choice-explanation.tsx')),
  unit: { one: 'summary', many: 'summaries are right' },
};
