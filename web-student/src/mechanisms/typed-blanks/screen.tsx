import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { BlankText } from '../pieces/blanks/blank-text.tsx';
import { Key, MarkedBlank, rightBlanks } from '../pieces/blanks/marked-blank.tsx';
import { Fault } from '../pieces/fault.tsx';
import { Listening } from '../pieces/listening.tsx';
import { clipboardIn, noHelp } from '../pieces/text-field.ts';
import { typedStep } from '../pieces/typed-step.ts';
import type { QuestionScreenProps } from '../screen.ts';
import '../mechanisms.css';

/** The missing words of a transcript, typed while it is heard. */
export default function TypedBlanksScreen(props: QuestionScreenProps<'typed-blanks'>) {
  const { view, answer, onChange, phase, score, solution, showAnswer, isLocked = false, context } = props;
  const { fault, player, quote } = props;
  const id = useId();
  const isRight = rightBlanks(score);
  const key = showAnswer ? solution?.correctAnswers : undefined;
  function type(index: number, text: string) {
    const texts = answer.texts.map((old, at) => (at === index ? text : old));
    onChange({ type: view.type, texts }, typedStep(answer.texts[index] ?? '', text, index));
  }
  return (
    <div className="screen">
      <Listening player={player} phase={phase} />
      <div>
        <BlankText
          topic={view.topic}
          words={solution?.correctAnswers}
          quote={quote}
          isMarked={phase === 'after'}
          renderBlank={(index) => {
            const given = answer.texts[index] ?? '';
            const expected = key?.[index];
            if (phase === 'after') {
              return <MarkedBlank index={index} given={given} isRight={isRight(index)} expected={expected} />;
            }
            return (
              <>
                <TextInput
                  className="blank-field"
                  classNames={{ input: 'blank-input' }}
                  aria-label={`Blank ${index + 1}`}
                  value={given}
                  maxLength={100}
                  disabled={isLocked}
                  aria-describedby={fault === undefined ? undefined : `${id}-fault`}
                  onChange={({ currentTarget }) => type(index, currentTarget.value)}
                  {...noHelp}
                  {...clipboardIn(context)}
                />
                {expected !== undefined && <Key word={expected} />}
              </>
            );
          }}
        />
        {fault !== undefined && <Fault id={`${id}-fault`} text={fault} />}
      </div>
    </div>
  );
}
