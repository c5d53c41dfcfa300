import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Part, Prose } from '../shown/pieces.tsx';
import type { KindPages } from './kind-pages.ts';
import { bandsInWords, keyPointLines, writtenForm, writtenIn } from './written-form.ts';
import { WrittenInputs } from './written-inputs.tsx';

type Written = QuestionOf<'written-response'>;

const sample = 'Sample answer, shown after the student’s own';
const levels = { middle: 'Middling answer', weak: 'Weak answer' } as const;
const inWords = (bands: Written['bands']) => bandsInWords(bands, (trait) => skillNames[trait]);

const WrittenKey = ({ question }: { readonly question: Written }) => (
  <>
    {question.keyPoints.length > 0 && (
      <Part title="Key points, with their keywords">
        <Prose>{keyPointLines(question).join('\n')}</Prose>
      </Part>
    )}
    {question.register !== undefined && (
      <Part title="How the reader is spoken to">
        <Prose>{question.register}</Prose>
      </Part>
    )}
    <Part title={sample}>
      <Answer text={question.sampleAnswer} bands={question.bands} />
    </Part>
    {question.weakerAnswers.map(({ level, text, bands }, index) => (
      <Part key={index} title={levels[level]}>
        <Answer text={text} bands={bands} />
      </Part>
    ))}
  </>
);

const Answer = ({ text, bands }: { readonly text: string; readonly bands: Written['bands'] }) => (
  <>
    <Prose>{text}</Prose>
    {inWords(bands) !== '' && <Prose>Points: {inWords(bands)}.</Prose>}
  </>
);

/** There is no key: key points and answers at three levels say what is good, and what it should be given. */
export const writtenResponse: KindPages<'written-response'> = {
  material: 'Passage or task',
  isReadOrHeard: true,
  Inputs: WrittenInputs,
  keyValues: (question) => ({ sampleAnswer: question.sampleAnswer, written: writtenForm(question) }),
  keyIn: ({ sampleAnswer, written }) => ({ sampleAnswer, ...writtenIn(written) }),
  places: {
    // What is typed as one text has its faults in one place.
    keyPoints: ([index, field]) => [
      'written',
      'keyPoints',
      ...(index === undefined ? [] : [index, field ?? 'point']),
    ],
    weakerAnswers: (rest) => ['written', 'weakerAnswers', ...rest],
    bands: (rest) => ['written', 'bands', ...rest],
    register: () => ['written', 'register'],
  },
  reasonPaths: () => [],
  Key: WrittenKey,
  outline: (question) => [
    { label: 'Key points', lines: keyPointLines(question) },
    { label: 'Sample answer', lines: question.sampleAnswer.split('\n') },
    { label: 'Points of the sample answer', lines: [inWords(question.bands)].filter((line) => line !== '') },
    ...question.weakerAnswers.map(({ level, text, bands }) => ({
      label: levels[level],
      lines: [...text.split('\n'), ...(inWords(bands) === '' ? [] : [`Points: ${inWords(bands)}`])],
    })),
    ...(question.register === undefined
      ? []
      : [{ label: 'How the reader is spoken to', lines: [question.register] }]),
  ],
  thingsWithReasons: () => [],
};
