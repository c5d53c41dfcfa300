import { textAroundBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Fragment } from 'react';
import { Lines, Part, Prose } from '../../shown/pieces.tsx';

interface WithBlanks {
  readonly question: QuestionOf<'word-bank-blanks' | 'drop-down-blanks' | 'typed-blanks'>;
}

export const FilledText = ({ question: { topic, correctAnswers } }: WithBlanks) => (
  <Part title="Text, with the right words: they are the key">
    <Prose>
      {textAroundBlanks(topic).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <strong>[{correctAnswers[index - 1]}]</strong>}
          {piece}
        </Fragment>
      ))}
    </Prose>
  </Part>
);

export const RightWords = ({ question: { correctAnswers, explanations } }: WithBlanks) => (
  <Part title="Right words, blank by blank">
    <Lines
      isOrdered
      lines={correctAnswers.map((text, index) => ({ text, isKey: true, reason: explanations[index] }))}
    />
  </Part>
);
