import { useId, type ReactNode } from 'react';
import { useAnswer } from '../../use-answer.ts';
import { Fault } from '../fault.tsx';
import { BlankText } from './blank-text.tsx';
import { Key, MarkedBlank, rightBlanks } from './marked-blank.tsx';

interface Props {
  readonly topic: string;
  readonly given: readonly string[];
  /** @param faultId id of the message about the answer, for `aria-describedby` */
  readonly renderField: (index: number, faultId: string | undefined) => ReactNode;
}

export function BlankFields({ topic, given, renderField }: Props) {
  const { phase, score, solution, showAnswer, fault, quote } = useAnswer(
    'word-bank-blanks',
    'drop-down-blanks',
    'typed-blanks',
  );
  const id = useId();
  const faultId = fault === undefined ? undefined : `${id}-fault`;
  const isMarked = phase === 'after';
  const isRight = rightBlanks(score);
  const key = showAnswer ? solution?.correctAnswers : undefined;
  return (
    <div>
      <BlankText
        topic={topic}
        words={solution?.correctAnswers}
        quote={quote}
        isMarked={isMarked}
        renderBlank={(index) => {
          const expected = key?.[index];
          if (isMarked) {
            const word = given[index] ?? '';
            return <MarkedBlank index={index} given={word} isRight={isRight(index)} expected={expected} />;
          }
          return (
            <>
              {renderField(index, faultId)}
              {expected !== undefined && <Key word={expected} />}
            </>
          );
        }}
      />
      {fault !== undefined && <Fault id={`${id}-fault`} text={fault} />}
    </div>
  );
}
