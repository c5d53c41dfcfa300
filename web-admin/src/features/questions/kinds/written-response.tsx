import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Part, Prose } from '../shown/pieces.tsx';
import type { KindPages } from './kind-pages.ts';
import {
  analysedOutline,
  analysedPlaces,
  AnswerShown,
  KeyPointsShown,
  WeakerAnswersShown,
} from './analysed-shown.tsx';
import { writtenForm, writtenIn } from './written-form.ts';
import { WrittenInputs } from './written-inputs.tsx';

type Written = QuestionOf<'written-response'>;

const sample = 'Sample answer, shown after the student’s own';

const WrittenKey = ({ question }: { readonly question: Written }) => (
  <>
    <KeyPointsShown of={question} />
    {question.register !== undefined && (
      <Part title="Tone towards the reader">
        <Prose>{question.register}</Prose>
      </Part>
    )}
    <Part title={sample}>
      <AnswerShown text={question.sampleAnswer} bands={question.bands} />
    </Part>
    <WeakerAnswersShown of={question} />
  </>
);

export const writtenResponse: KindPages<'written-response'> = {
  material: 'Passage or task',
  isReadOrHeard: true,
  Inputs: WrittenInputs,
  keyValues: (question) => ({ sampleAnswer: question.sampleAnswer, written: writtenForm(question) }),
  keyIn: ({ sampleAnswer, written }) => ({ sampleAnswer, ...writtenIn(written) }),
  places: {
    ...analysedPlaces,
    register: () => ['written', 'register'],
  },
  reasonPaths: () => [],
  Key: WrittenKey,
  outline: (question) => [
    ...analysedOutline(question),
    ...(question.register === undefined
      ? []
      : [{ label: 'Tone towards the reader', lines: [question.register] }]),
  ],
  partsWithReasons: () => [],
};
