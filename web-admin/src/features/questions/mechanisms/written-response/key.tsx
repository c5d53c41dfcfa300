import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Part, Prose } from '../../shown/pieces.tsx';

export const WrittenResponseKey = ({ question }: { question: QuestionOf<'written-response'> }) => (
  <Part title="Sample answer, shown after the student's own">
    <Prose>{question.sampleAnswer}</Prose>
  </Part>
);
