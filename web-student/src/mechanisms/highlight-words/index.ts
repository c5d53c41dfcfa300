import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { preloadable } from '#student/components/preloadable.tsx';
import { quoted } from '../pieces/step-words.ts';
import type { MechanismScreens } from '../screen.ts';

export const highlightWords: MechanismScreens<'highlight-words'> = {
  Screen: preloadable(() => import('./screen.tsx')),
  Explanation: preloadable(() => import('./explanation.tsx')),
  steps: {
    partName: () => 'Words',
    choiceInWords: ({ topic }, { part, isMade }) =>
      `${isMade ? 'Selected' : 'Deselected'} the word${quoted(clickableWords(topic)[part])}`,
  },
};
