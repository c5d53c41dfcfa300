import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import { Lines, Part } from '../../shown/pieces.tsx';

export const DictationKey = ({ question }: { question: QuestionOf<'dictation'> }) => (
  <Part title="Words of the sentence: each is a point">
    <Lines
      isOrdered
      lines={wordsOf(question.transcript).map(({ text }, index) => ({
        text,
        isKey: true,
        reason: question.explanations[index],
      }))}
    />
  </Part>
);
