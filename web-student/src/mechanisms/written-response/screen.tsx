import { Text, Textarea } from '@mantine/core';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { AnswerWords } from '#domain/question-types/catalogue/limits.ts';
import { countWords } from '#domain/scoring/words.ts';
import { Fault } from '../pieces/fault.tsx';
import { clipboardIn, noHelp } from '../pieces/text-field.ts';
import { typedStep } from '../pieces/typed-step.ts';
import type { QuestionScreenProps } from '../screen.ts';
import { MarkedText } from './marked-text.tsx';
import { SampleAnswer } from './sample-answer.tsx';
import '../mechanisms.css';
import '../pieces/choice/choice.css';
import './written-response.css';

/** Textarea rows of the specification (document 2, section 2): the longer the text, the more. */
const rowsFor = ({ full: [, most] }: AnswerWords) => (most >= 200 ? 15 : most > 50 ? 8 : 6);

/** A text is read, and answered in a box that counts the words. */
export default function WrittenResponseScreen(props: QuestionScreenProps<'written-response'>) {
  const { view, answer, onChange, phase, score, solution, isLocked = false, context, fault } = props;
  const { answerWords } = catalogue[view.type].limits;
  const type = (text: string) => onChange({ type: view.type, text }, typedStep(answer.text, text));
  return (
    <div className="choice has-passage">
      <div className="material">{view.topic}</div>
      <div className="written">
        {phase === 'after' ? (
          <>
            <MarkedText text={answer.text} score={score} />
            <WordCount text={answer.text} limits={answerWords} />
            {solution && <SampleAnswer text={solution.sampleAnswer} />}
          </>
        ) : (
          <>
            <Textarea
              label="Your answer"
              size="md"
              rows={answerWords ? rowsFor(answerWords) : 8}
              value={answer.text}
              maxLength={5000}
              disabled={isLocked}
              error={fault !== undefined && <Fault text={fault} />}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              {...noHelp}
              {...clipboardIn(context)}
            />
            <WordCount text={answer.text} limits={answerWords} />
          </>
        )}
      </div>
    </div>
  );
}

interface WordCountProps {
  readonly text: string;
  readonly limits: AnswerWords | undefined;
}

/** Stands right below the text that it counts. */
function WordCount({ text, limits }: WordCountProps) {
  const count = countWords(text);
  return (
    <Text size="sm" c="dimmed" role="status" aria-label="Word count">
      {count === 1 ? '1 word' : `${count} words`}
      {limits && ` · full marks for ${limits.full[0]} to ${limits.full[1]}`}
    </Text>
  );
}
