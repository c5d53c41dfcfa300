import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { OptionsKey } from '../shared/options-key.tsx';

export const SingleChoiceKey = ({ question }: { question: QuestionOf<'single-choice'> }) => (
  <OptionsKey question={question} rights={[question.correctIndex]} />
);
