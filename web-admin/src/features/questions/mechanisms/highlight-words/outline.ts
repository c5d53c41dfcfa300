import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { MechanismOutline } from '../mechanism-outline.ts';

/** The exchanged words of a transcript, as they are shown and as they are spoken. */
export function exchangedWords({ topic, transcript, indexToClick }: QuestionOf<'highlight-words'>) {
  const [shown, spoken] = [clickableWords(topic), clickableWords(transcript)];
  return indexToClick.map((index) => ({ shown: shown[index] ?? '', spoken: spoken[index] ?? '' }));
}

export const highlightWordsOutline: MechanismOutline<'highlight-words'> = {
  keyOf: (question) => [
    {
      label: 'Exchanged words',
      lines: exchangedWords(question).map(({ shown, spoken }) => `shown ${shown}, spoken ${spoken}`),
    },
  ],
  thingsWithReasons: (question) => exchangedWords(question).map(({ shown }) => `“${shown}”`),
};
