import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import { Alert } from '@mui/material';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import type { QuestionForm } from '../form/form-shape.ts';
import { Lines, Part, Prose } from '../shown/pieces.tsx';
import type { KindPages } from './kind-pages.ts';
import { WordReasons } from './word-reasons.tsx';

type Texts = Pick<QuestionForm, 'topic' | 'transcript'>;

function exchangedPlaces({ topic, transcript }: Texts): number[] {
  const spoken = clickableWords(transcript);
  return clickableWords(topic).flatMap((word, index) => (word === spoken[index] ? [] : [index]));
}

const ExchangedWords = () => {
  const [topic, transcript] = useWatch<QuestionForm, ['topic', 'transcript']>({
    name: ['topic', 'transcript'],
  });
  const [shown, spoken] = [clickableWords(topic), clickableWords(transcript)];
  return (
    <WordReasons
      title="Exchanged words"
      hint="These are the words that differ between the text and the transcript. Students click them."
      text={shown}
      words={exchangedPlaces({ topic, transcript }).map((place) => ({
        place,
        label: `Shown “${shown[place] ?? ''}”, spoken “${spoken[place] ?? ''}”`,
      }))}
    >
      {shown.length !== spoken.length && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          The text has {shown.length} words and the transcript {spoken.length}. Both need the same number,
          because each exchanged word replaces one spoken word.
        </Alert>
      )}
    </WordReasons>
  );
};

function exchangedWords({ topic, transcript, indexToClick }: QuestionOf<'highlight-words'>) {
  const [shown, spoken] = [clickableWords(topic), clickableWords(transcript)];
  return indexToClick.map((index) => ({ shown: shown[index] ?? '', spoken: spoken[index] ?? '' }));
}

const reasonsAt = (places: readonly number[]) => places.map((place) => `wordReasons.${place}`);

export const highlightWords: KindPages<'highlight-words'> = {
  material: 'Displayed text, with the exchanged words',
  keyHoldsText: true,
  Inputs: ExchangedWords,
  keyValues: () => ({}),
  keyIn: (form) => ({ indexToClick: exchangedPlaces(form) }),
  places: { indexToClick: 'wordReasons' },
  reasonPaths: (form) => reasonsAt(exchangedPlaces(form)),
  Key: ({ question }) => (
    <>
      <Part title="Displayed text, with the exchanged words marked">
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
  ),
  outline: (question) => [
    {
      label: 'Exchanged words',
      lines: exchangedWords(question).map(({ shown, spoken }) => `shown ${shown}, spoken ${spoken}`),
    },
  ],
  partsWithReasons: (question) => exchangedWords(question).map(({ shown }) => `“${shown}”`),
};

const spokenWords = (transcript: string) => wordsOf(transcript).map(({ text }) => text);

const SpokenWords = () => {
  const words = spokenWords(useWatch<QuestionForm, 'transcript'>({ name: 'transcript' }));
  return (
    <WordReasons
      title="Words of the sentence"
      hint="A reason for each word, in the order of the sentence."
      text={words}
      words={words.map((label, place) => ({ place, label }))}
      hasQuotes={false}
    />
  );
};

export const dictation: KindPages<'dictation'> = {
  material: 'Subject',
  isShort: true,
  speaksSentence: true,
  Inputs: SpokenWords,
  keyValues: () => ({}),
  keyIn: () => ({}),
  places: {},
  reasonPaths: ({ transcript }) => reasonsAt([...spokenWords(transcript).keys()]),
  Key: ({ question }) => (
    <Part title="Words of the sentence, one point each">
      <Lines
        isOrdered
        lines={spokenWords(question.transcript).map((text, index) => ({
          text,
          isKey: true,
          reason: question.explanations[index],
        }))}
      />
    </Part>
  ),
  // The outline of every recording already includes the transcript.
  outline: () => [],
  partsWithReasons: ({ transcript }) => spokenWords(transcript).map((text) => `“${text}”`),
};
