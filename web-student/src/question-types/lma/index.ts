import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const lma: ScreenEntry<'LMA'> = {
  Screen: preloadable(() => import('../choice/multiple-choice.tsx')),
  Explanation: preloadable(() => import('../choice/choice-explanation.tsx')),
  unit: { one: 'option', many: 'points for the right options' },
};
