import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Lines, Part } from '../../shown/pieces.tsx';

export const ReorderKey = ({ question }: { question: QuestionOf<'reorder'> }) => (
  <Part title="Paragraphs in the right order: this order is the key">
    <Lines
      isOrdered
      lines={question.paragraphs.map((text, index) => ({
        text,
        isKey: true,
        reason: question.explanations[index - 1],
      }))}
    />
  </Part>
);
