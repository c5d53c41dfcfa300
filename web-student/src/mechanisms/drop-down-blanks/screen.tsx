import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { BlankText } from '../pieces/blanks/blank-text.tsx';
import { Key, MarkedBlank, rightBlanks } from '../pieces/blanks/marked-blank.tsx';
import { Fault } from '../pieces/fault.tsx';
import type { QuestionScreenProps } from '../screen.ts';
import '../mechanisms.css';

/** A drop-down for each blank of the text: its own words and an empty option. */
export default function DropDownBlanksScreen(props: QuestionScreenProps<'drop-down-blanks'>) {
  const {
    view,
    answer,
    onChange,
    phase,
    score,
    solution,
    showAnswer,
    isLocked = false,
    fault,
    quote,
  } = props;
  const id = useId();
  const isRight = rightBlanks(score);
  const key = showAnswer ? solution?.correctAnswers : undefined;
  function choose(index: number, word: string) {
    const selectedAnswer = answer.selectedAnswer.map((old, at) => (at === index ? word : old));
    const to = view.wordsGiven[index]?.indexOf(word) ?? -1;
    onChange(
      { type: view.type, selectedAnswer },
      to < 0 ? { act: 'cleared', part: index } : { act: 'chose', part: index, to },
    );
  }
  return (
    <div>
      <BlankText
        topic={view.topic}
        words={solution?.correctAnswers}
        quote={quote}
        isMarked={phase === 'after'}
        renderBlank={(index) => {
          const given = answer.selectedAnswer[index] ?? '';
          const expected = key?.[index];
          if (phase === 'after') {
            return <MarkedBlank index={index} given={given} isRight={isRight(index)} expected={expected} />;
          }
          return (
            <>
              <NativeSelect
                className="blank-field"
                aria-label={`Blank ${index + 1}`}
                data={['', ...(view.wordsGiven[index] ?? [])]}
                value={given}
                disabled={isLocked}
                aria-describedby={fault === undefined ? undefined : `${id}-fault`}
                onChange={({ currentTarget }) => choose(index, currentTarget.value)}
              />
              {expected !== undefined && <Key word={expected} />}
            </>
          );
        }}
      />
      {fault !== undefined && <Fault id={`${id}-fault`} text={fault} />}
    </div>
  );
}
