import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const rsa: ScreenEntry<'RSA'> = {
  Screen: preloadable(() => import('../choice/single-choice.tsx')),
  Explanation: preloadable(() => import('../choice/choice-explanation.tsx')),
  unit: { one: 'option', many: 'options are right' },
};
