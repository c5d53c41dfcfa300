import { lazy } from 'react';
import { dictationFaults } from '#domain/question-types/mechanisms/dictation.ts';
import type { ScreenEntry } from '../screen.ts';

const preload = () => import('./lwd-screen.tsx');

export const lwd: ScreenEntry<'LWD'> = {
  Screen: lazy(preload),
  Explanation: lazy(() => import('./lwd-explanation.tsx')),
  preload,
  unit: { one: 'word', many: 'words are right' },
  faultOf({ text }) {
    const { capital, fullStop } = dictationFaults(text);
    if (capital && fullStop) return 'Start with a capital letter and end with a full stop.';
    if (capital) return 'Start with a capital letter.';
    return fullStop ? 'End with a full stop.' : undefined;
  },
};
