import { NativeSelect, VisuallyHidden } from '@mantine/core';
import { Fragment, useId } from 'react';
import { blankMark } from '#domain/question-types/rfb.ts';
import { Fault } from '../fault.tsx';
import { Mark } from '../mark.tsx';
import type { Marked, ScreenProps } from '../screen.ts';
import '../question-types.css';

/** A drop-down for each blank of the text: its own words and an empty option. */
export default function RfbScreen({ view, answer, onChange, marked, isLocked, fault }: ScreenProps<'RFB'>) {
  const id = useId();
  const parts = view.topic.split(blankMark);
  const choose = (index: number, word: string) =>
    onChange({
      type: 'RFB',
      selectedAnswer: answer.selectedAnswer.map((old, at) => (at === index ? word : old)),
    });
  return (
    <div>
      <div className={`material rfb-text ${marked ? 'is-marked' : ''}`}>
        {parts.map((part, index) => (
          <Fragment key={index}>
            {part}
            {index < parts.length - 1 &&
              (marked ? (
                <MarkedBlank index={index} given={answer.selectedAnswer[index] ?? ''} marked={marked} />
              ) : (
                <NativeSelect
                  className="rfb-select"
                  aria-label={`Blank ${index + 1}`}
                  data={['', ...(view.wordsGiven[index] ?? [])]}
                  value={answer.selectedAnswer[index] ?? ''}
                  disabled={isLocked}
                  aria-describedby={fault === undefined ? undefined : `${id}-fault`}
                  onChange={({ currentTarget }) => choose(index, currentTarget.value)}
                />
              ))}
          </Fragment>
        ))}
      </div>
      {fault !== undefined && <Fault id={`${id}-fault`} text={fault} />}
    </div>
  );
}

interface BlankProps {
  readonly index: number;
  readonly given: string;
  readonly marked: Marked<'RFB'>;
}

function MarkedBlank({ index, given, marked }: BlankProps) {
  const evidence = marked.score.traits
    .flatMap((trait) => trait.evidence)
    .find((piece) => piece.kind === 'blank' && piece.index === index);
  const isRight = evidence?.kind === 'blank' && evidence.correct;
  return (
    <>
      <VisuallyHidden>Blank {index + 1}: </VisuallyHidden>
      <span className={`rfb-blank ${isRight ? 'is-right' : 'is-wrong'}`}>
        {given.trim() === '' ? 'empty' : given} <Mark isRight={isRight} label={isRight ? 'Right' : 'Wrong'} />
      </span>
      {!isRight && marked.showsSolution && (
        <span className="rfb-key">
          <VisuallyHidden>The right word: </VisuallyHidden>
          {marked.solution.correctAnswers[index]}
        </span>
      )}
    </>
  );
}
