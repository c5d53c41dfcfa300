import { dictationFaults } from '#domain/question-types/mechanisms/dictation.ts';
import { preloadable } from '../../components/preloadable.tsx';
import type { ScreenEntry } from '../screen.ts';

export const lwd: ScreenEntry<'LWD'> = {
  Screen: preloadable(() => import('./lwd-screen.tsx')),
  Explanation: preloadable(() => import('./lwd-explanation.tsx')),
  unit: { one: 'word', many: 'words are right' },
  faultOf({ text }) {
    const { capital, fullStop } = dictationFaults(text);
    if (capital && fullStop) return 'Start with a capital letter and end with a full stop.';
    if (capital) return 'Start with a capital letter.';
    return fullStop ? 'End with a full stop.' : undefined;
  },
};
