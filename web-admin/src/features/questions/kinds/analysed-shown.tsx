import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Part, Prose } from '../shown/pieces.tsx';
import type { KindPages, OutlinePart } from './kind-pages.ts';
import { bandsInWords, keyPointLines, levelNames } from './written-form.ts';

type Analysed = QuestionOf<'written-response' | 'spoken-response'>;

const inWords = (bands: Analysed['bands']) => bandsInWords(bands, (trait) => skillNames[trait]);

export const KeyPointsShown = ({ of }: { readonly of: Analysed }) =>
  of.keyPoints.length > 0 && (
    <Part title="Key points, with their keywords">
      <Prose>{keyPointLines(of).join('\n')}</Prose>
    </Part>
  );

export const AnswerShown = ({
  text,
  bands,
}: {
  readonly text: string;
  readonly bands: Analysed['bands'];
}) => (
  <>
    <Prose>{text}</Prose>
    {inWords(bands) !== '' && <Prose>Points: {inWords(bands)}.</Prose>}
  </>
);

export const WeakerAnswersShown = ({ of }: { readonly of: Analysed }) =>
  of.weakerAnswers.map(({ level, text, bands }, index) => (
    <Part key={index} title={`${levelNames[level]} answer`}>
      <AnswerShown text={text} bands={bands} />
    </Part>
  ));

export const analysedPlaces: KindPages['places'] = {
  keyPoints: ([index, field]) => [
    'written',
    'keyPoints',
    ...(index === undefined ? [] : [index, field ?? 'point']),
  ],
  weakerAnswers: (rest) => ['written', 'weakerAnswers', ...rest],
  bands: (rest) => ['written', 'bands', ...rest],
};

export function analysedOutline(question: Analysed): OutlinePart[] {
  const { sampleAnswer, bands, weakerAnswers } = question;
  return [
    { label: 'Key points', lines: keyPointLines(question) },
    { label: 'Sample answer', lines: sampleAnswer?.split('\n') ?? [] },
    { label: 'Points of the sample answer', lines: [inWords(bands)].filter((line) => line !== '') },
    ...weakerAnswers.map(({ level, text, bands: own }) => ({
      label: `${levelNames[level]} answer`,
      lines: [...text.split('\n'), ...(inWords(own) === '' ? [] : [`Points: ${inWords(own)}`])],
    })),
  ];
}
