import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Lines, Part } from '../../shown/pieces.tsx';

interface OptionsKeyProps {
  readonly question: QuestionOf<'single-choice' | 'multiple-choice'>;
  readonly rights: readonly number[];
}

/** The options under the question, the right ones marked. */
export const OptionsKey = ({ question, rights }: OptionsKeyProps) => (
  <Part title={question.question ?? 'Options'}>
    <Lines
      lines={question.multichoice.map((text, index) => ({
        text,
        isKey: rights.includes(index),
        reason: question.explanations[index],
      }))}
    />
  </Part>
);
