import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { emptyRow, type Row } from '../form/form-shape.ts';
import { ReasonInputs, RightMark, RowText } from '../form/inputs.tsx';
import { RowList } from '#console/components/forms/row-list.tsx';
import { Lines, Part, Prose } from '../shown/pieces.tsx';
import { numbered, rowReasons, times, type KindPages } from './kind-pages.ts';

type Choice = QuestionOf<'single-choice' | 'multiple-choice'>;

const OptionInputs = ({ isOnlyOne }: { isOnlyOne: boolean }) => (
  <RowList
    source="rows"
    title="Options"
    hint={isOnlyOne ? 'Mark the right one.' : 'Mark all that are right.'}
    name="Option"
    empty={emptyRow}
  >
    {(index) => (
      <>
        <RightMark list="rows" isOnlyOne={isOnlyOne} label={`Option ${index + 1} is right`} isShown />
        <RowText label={`Text of option ${index + 1}`} />
        <ReasonInputs of={`option ${index + 1}`} />
      </>
    )}
  </RowList>
);

const rightsOf = (question: Choice) =>
  'correctIndex' in question ? [question.correctIndex] : question.correctIndexes;

const optionsOf = (question: Choice) =>
  question.multichoice.map((text, index) => ({ text, isRight: rightsOf(question).includes(index) }));

const ofChoices = {
  material: 'Material',
  asksQuestion: true,
  isReadOrHeard: true,
  rowName: 'Option',
  keyValues: (question: Choice) => ({
    rows: optionsOf(question).map((option) => ({ ...emptyRow, ...option })),
  }),
  places: { multichoice: 'rows.*.text', correctIndex: 'rows', correctIndexes: 'rows' },
  reasonPaths: rowReasons,
  Key: ({ question }: { readonly question: Choice }) => (
    <>
      {question.question !== undefined && (
        <Part title="Question">
          <Prose>{question.question}</Prose>
        </Part>
      )}
      <Part title="Options">
        <Lines
          lines={optionsOf(question).map(({ text, isRight }, index) => ({
            text,
            isKey: isRight,
            reason: question.explanations[index],
          }))}
        />
      </Part>
    </>
  ),
  outline: (question: Choice) => [
    ...(question.question === undefined ? [] : [{ label: 'Question', lines: [question.question] }]),
    {
      label: 'Options',
      lines: optionsOf(question).map(({ text, isRight }) => `${isRight ? 'Right' : 'Wrong'}: ${text}`),
    },
  ],
  partsWithReasons: ({ multichoice }: Choice) => numbered('Option', multichoice.length),
} as const;

const markedIn = (rows: readonly Row[]) => rows.flatMap(({ isRight }, index) => (isRight ? [index] : []));
const textsIn = (rows: readonly Row[]) => rows.map(({ text }) => text);

export const singleChoice: KindPages<'single-choice'> = {
  ...ofChoices,
  Inputs: () => <OptionInputs isOnlyOne />,
  newValues: { rows: times(4, emptyRow) },
  keyIn: ({ rows }) => ({ multichoice: textsIn(rows), correctIndex: markedIn(rows)[0] }),
};

export const multipleChoice: KindPages<'multiple-choice'> = {
  ...ofChoices,
  Inputs: () => <OptionInputs isOnlyOne={false} />,
  newValues: { rows: times(5, emptyRow) },
  keyIn: ({ rows }) => ({ multichoice: textsIn(rows), correctIndexes: markedIn(rows) }),
};
