import { Textarea } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerWords } from '#domain/question-types/catalogue/limits.ts';
import { Fault } from '../pieces/fault.tsx';
import { clipboardIn, noHelp } from '../pieces/text-field.ts';
import { typedStep } from '../pieces/typed-step.ts';
import { useAnswer } from '../use-answer.ts';
import { WordCount } from './word-count.tsx';

/** More rows for longer texts: specification, document 2, section 2. */
const rowsFor = ({ full: [, most] }: AnswerWords) => (most >= 200 ? 15 : most > 50 ? 8 : 6);

export function WritingBox() {
  const { view, answer, change, isLocked, context, fault } = useAnswer('written-response');
  const { answerWords } = catalogue[view.type].limits;
  const type = (text: string) => change({ type: view.type, text }, typedStep(answer.text, text));
  return (
    <Textarea
      label="Your answer"
      size="md"
      rows={answerWords ? rowsFor(answerWords) : 8}
      value={answer.text}
      maxLength={5000}
      disabled={isLocked}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={<WordCount text={answer.text} limits={answerWords} />}
      error={fault !== undefined && <Fault text={fault} />}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      {...noHelp}
      {...clipboardIn(context)}
    />
  );
}
