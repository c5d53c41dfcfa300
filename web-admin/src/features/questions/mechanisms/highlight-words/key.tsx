import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { Fragment } from 'react';
import { Lines, Part, Prose } from '../../shown/pieces.tsx';
import { exchangedWords } from './outline.ts';

export const HighlightWordsKey = ({ question }: { question: QuestionOf<'highlight-words'> }) => (
  <>
    <Part title="Text as it is shown, the exchanged words marked">
      <Prose>
        {clickableWords(question.topic).map((word, index) => (
          <Fragment key={index}>
            {question.indexToClick.includes(index) ? <strong>[{word}]</strong> : word}{' '}
          </Fragment>
        ))}
      </Prose>
    </Part>
    <Part title="Words to click">
      <Lines
        isOrdered
        lines={exchangedWords(question).map(({ shown, spoken }, index) => ({
          text: `Shown “${shown}”, spoken “${spoken}”`,
          isKey: true,
          reason: question.explanations[index],
        }))}
      />
    </Part>
  </>
);
