import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const lsa: ScreenEntry<'LSA'> = {
  Screen: preloadable(() => import('../choice/single-choice.tsx')),
  Explanation: preloadable(() => import('../choice/choice-explanation.tsx')),
  unit: { one: 'option', many: 'options are right' },
};
