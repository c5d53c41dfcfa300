import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const lmw: ScreenEntry<'LMW'> = {
  Screen: preloadable(() => import('../choice/single-choice.tsx')),
  Explanation: preloadable(() => import('../choice/choice-explanation.tsx')),
  unit: { one: 'choice', many: 'choices are right' },
};
