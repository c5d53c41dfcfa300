import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { FilledText, RightWords } from '../shared/blanks-key.tsx';

export const TypedBlanksKey = ({ question }: { question: QuestionOf<'typed-blanks'> }) => (
  <>
    <FilledText question={question} />
    <RightWords question={question} />
  </>
);
