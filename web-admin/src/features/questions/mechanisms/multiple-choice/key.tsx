import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { OptionsKey } from '../shared/options-key.tsx';

export const MultipleChoiceKey = ({ question }: { question: QuestionOf<'multiple-choice'> }) => (
  <OptionsKey question={question} rights={question.correctIndexes} />
);
