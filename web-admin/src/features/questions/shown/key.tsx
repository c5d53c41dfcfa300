import { textAroundBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import { Fragment } from 'react';
import { exchangedWords } from '../revisions/outline.ts';
import { Lines, Part, Prose } from './pieces.tsx';

/** What is right in a question of each type, and why. */
export const Key = ({ question }: { question: Question }) => {
  const { explanations } = question;
  switch (question.type) {
    case 'RSA':
    case 'LSA':
    case 'LHS':
    case 'LMW':
    case 'RMA':
    case 'LMA': {
      const rights = 'correctIndex' in question ? [question.correctIndex] : question.correctIndexes;
      const lines = question.multichoice.map((text, index) => ({
        text,
        isKey: rights.includes(index),
        reason: explanations[index],
      }));
      return (
        <Part title={question.question ?? 'Options'}>
          <Lines lines={lines} />
        </Part>
      );
    }
    case 'RRP':
      return (
        <Part title="Paragraphs in the right order: this order is the key">
          <Lines
            isOrdered
            lines={question.paragraphs.map((text, index) => ({
              text,
              isKey: true,
              reason: explanations[index - 1],
            }))}
          />
        </Part>
      );
    case 'RFB':
      return (
        <>
          <FilledText topic={question.topic} words={question.correctAnswers} />
          {question.wordsGiven.map((words, blank) => (
            <Part key={blank} title={`Blank ${blank + 1}`}>
              <Lines
                lines={words.map((text) => {
                  const isKey = text === question.correctAnswers[blank];
                  return { text, isKey, reason: isKey ? explanations[blank] : undefined };
                })}
              />
            </Part>
          ))}
        </>
      );
    case 'RFG':
    case 'LWB':
      return (
        <>
          <FilledText topic={question.topic} words={question.correctAnswers} />
          {question.type === 'RFG' && (
            <Part title="Words given">
              <Prose>{question.wordsGiven.join(', ')}</Prose>
            </Part>
          )}
          <Part title="Right words, blank by blank">
            <Lines
              isOrdered
              lines={question.correctAnswers.map((text, index) => ({
                text,
                isKey: true,
                reason: explanations[index],
              }))}
            />
          </Part>
        </>
      );
    case 'LIW':
      return (
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
                reason: explanations[index],
              }))}
            />
          </Part>
        </>
      );
    case 'LWD':
      return (
        <Part title="Words of the sentence: each is a point">
          <Lines
            isOrdered
            lines={wordsOf(question.transcript).map(({ text }, index) => ({
              text,
              isKey: true,
              reason: explanations[index],
            }))}
          />
        </Part>
      );
  }
};

const FilledText = ({ topic, words }: { topic: string; words: readonly string[] }) => (
  <Part title="Text, with the right words: they are the key">
    <Prose>
      {textAroundBlanks(topic).map((piece, index) => (
        <Fragment key={index}>
          {index > 0 && <strong>[{words[index - 1]}]</strong>}
          {piece}
        </Fragment>
      ))}
    </Prose>
  </Part>
);
