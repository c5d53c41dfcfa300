import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { spokenTask, type SpokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import type { AnswerableCode } from '#domain/question-types/registry.ts';
import { Part, Prose } from '../shown/pieces.tsx';
import { Picture } from '../shown/picture.tsx';
import { Recording } from '../shown/recording.tsx';
import {
  analysedOutline,
  analysedPlaces,
  AnswerShown,
  KeyPointsShown,
  WeakerAnswersShown,
} from './analysed-shown.tsx';
import { heardMaterial, type KindPages } from './kind-pages.ts';
import { spokenForm, spokenIn } from './spoken-form.ts';
import { SpokenInputs } from './spoken-inputs.tsx';
import { writtenForm, writtenIn } from './written-form.ts';

type Spoken = QuestionOf<'spoken-response'>;

const SpokenKey = ({ question }: { readonly question: Spoken }) => {
  const { image, imageText, correctAnswers, sampleAnswer, bands, modelReading } = question;
  return (
    <>
      {image !== undefined && (
        <Part title="Picture">
          <Picture image={image} text={imageText ?? ''} />
        </Part>
      )}
      {correctAnswers.length > 0 && (
        <Part title="What counts as the answer">
          <Prose>{correctAnswers.join('\n')}</Prose>
        </Part>
      )}
      <KeyPointsShown of={question} />
      {sampleAnswer !== undefined && (
        <Part title="Sample answer, shown after the student’s own">
          <AnswerShown text={sampleAnswer} bands={bands} />
        </Part>
      )}
      <WeakerAnswersShown of={question} />
      {modelReading && (
        <Part title="Model reading">
          <Recording track={modelReading.track} />
        </Part>
      )}
    </>
  );
};

const materials: Partial<Record<SpokenTask, string>> = {
  read: 'Text to read aloud',
  describe: 'Instruction',
  respond: 'Situation',
};
const tasks: Readonly<Partial<Record<AnswerableCode, SpokenTask>>> = spokenTask;

function materialOf(type: AnswerableCode): string {
  const task = tasks[type];
  return (task && materials[task]) ?? heardMaterial;
}

const lines = (text: string | undefined) => text?.split('\n') ?? [];

export const spokenResponse: KindPages<'spoken-response'> = {
  material: materialOf,
  Inputs: SpokenInputs,
  keyValues: (question) => ({
    sampleAnswer: question.sampleAnswer ?? '',
    written: writtenForm(question),
    spoken: spokenForm(question),
  }),
  keyIn: ({ sampleAnswer, written, spoken }) => ({
    ...(sampleAnswer !== '' && { sampleAnswer }),
    ...writtenIn(written),
    ...spokenIn(spoken),
  }),
  places: {
    ...analysedPlaces,
    image: () => ['spoken', 'image'],
    imageText: () => ['spoken', 'imageText'],
    correctAnswers: () => ['spoken', 'accepted'],
    modelReading: ([field, ...rest]) =>
      field === 'sentences' ? ['spoken', 'modelSentences', ...rest] : ['spoken', 'modelTrack'],
  },
  reasonPaths: () => [],
  Key: SpokenKey,
  outline: (question) => [
    { label: 'Picture', lines: [...lines(question.image), ...lines(question.imageText)] },
    { label: 'What counts as the answer', lines: question.correctAnswers },
    ...analysedOutline(question),
    {
      label: 'Model reading',
      lines: question.modelReading
        ? [
            question.modelReading.track,
            ...question.modelReading.sentences.map(
              ({ text, startMs, endMs }) => `${startMs} to ${endMs} ms: ${text}`,
            ),
          ]
        : [],
    },
  ],
  partsWithReasons: () => [],
};
