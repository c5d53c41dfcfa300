import { blankCount, textAroundBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Typography } from '@mui/material';
import { Fragment } from 'react';
import { useWatch } from 'react-hook-form';
import { emptyRow, type QuestionForm, type Row } from '../form/form-shape.ts';
import { between, ReasonInputs, RowText, TextPart, useLimits } from '../form/inputs.tsx';
import { RowList } from '#console/components/forms/row-list.tsx';
import { ChoiceList } from '../form/choice-list.tsx';
import { Lines, Part, Prose } from '../shown/pieces.tsx';
import { numbered, rowReasons, times, type KindPages } from './kind-pages.ts';

type BlankKind = 'word-bank-blanks' | 'drop-down-blanks' | 'typed-blanks';
type Words = 'dropDowns' | 'bank' | 'typed';

const emptyDropDown: Row = { ...emptyRow, choices: times(5, { text: '', isRight: false }) };
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

const Surroundings = ({ index }: { index: number }) => {
  const parts = textAroundBlanks(useWatch<QuestionForm, 'topic'>({ name: 'topic' }));
  const [before, after] = [parts[index], parts[index + 1]];
  return (
    <Typography variant="body2" color="textSecondary">
      {before === undefined || after === undefined
        ? 'The text has no such blank.'
        : `… ${before.slice(-40).replace(/^\S*\s/, '')}___${after.slice(0, 40).replace(/\s\S*$/, '')} …`}
    </Typography>
  );
};

const BlankInputs = ({ words }: { words: Words }) => {
  const [topic, rows] = useWatch<QuestionForm, ['topic', 'rows']>({ name: ['topic', 'rows'] });
  const { blanks, optionsPerBlank } = useLimits();
  const inText = blankCount(topic);
  const told = `The text has ${inText} ${inText === 1 ? 'blank' : 'blanks'} (___), described here: ${rows.length}.`;
  return (
    <>
      {words === 'bank' && <BankInput />}
      <RowList
        source="rows"
        title="Blanks"
        hint={blanks ? `${told} This type takes ${between(blanks)}.` : told}
        name="Blank"
        empty={words === 'dropDowns' ? emptyDropDown : emptyRow}
      >
        {(index) => (
          <>
            <Surroundings index={index} />
            {words === 'dropDowns' ? (
              <ChoiceList row={index} {...(optionsPerBlank !== undefined && { most: optionsPerBlank })} />
            ) : (
              <RowText
                label={`Right word of blank ${index + 1}`}
                lines={1}
                {...(words === 'bank' && { list: 'words-given' })}
              />
            )}
            <ReasonInputs of={`blank ${index + 1}`} />
          </>
        )}
      </RowList>
    </>
  );
};

const BankInput = () => {
  const given = linesOf(useWatch<QuestionForm, 'words'>({ name: 'words' }));
  const { wordsOffered } = useLimits();
  const limit = wordsOffered ? ` ${given.length} now; this type offers ${between(wordsOffered)}.` : '';
  return (
    <>
      <TextPart
        source="words"
        label="Word bank, one word per line"
        lines={6}
        hint={`Students see them in another order.${limit}`}
      />
      <datalist id="words-given">
        {[...new Set(given)].map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </>
  );
};

interface WithBlanks {
  readonly question: QuestionOf<BlankKind>;
}

const FilledText = ({ question: { topic, correctAnswers } }: WithBlanks) => (
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

const RightWords = ({ question: { correctAnswers, explanations } }: WithBlanks) => (
  <Part title="Right words, blank by blank">
    <Lines
      isOrdered
      lines={correctAnswers.map((text, index) => ({ text, isKey: true, reason: explanations[index] }))}
    />
  </Part>
);

const rightWords = ({ correctAnswers }: { readonly correctAnswers: readonly string[] }) => ({
  label: 'Right words',
  lines: correctAnswers.map((word, index) => `Blank ${index + 1}: ${word}`),
});

const ofBlanks = {
  material: 'Text, with ___ for each blank',
  keyHoldsText: true,
  rowName: 'Blank',
  reasonPaths: rowReasons,
  partsWithReasons: ({ topic }: { readonly topic: string }) => numbered('Blank', blankCount(topic)),
} as const;

const textsOf = (correctAnswers: readonly string[]) => correctAnswers.map((text) => ({ ...emptyRow, text }));
const textsIn = ({ rows }: QuestionForm) => rows.map(({ text }) => text);

export const wordBankBlanks: KindPages<'word-bank-blanks'> = {
  ...ofBlanks,
  Inputs: () => <BlankInputs words="bank" />,
  newValues: { rows: times(4, emptyRow) },
  keyValues: ({ wordsGiven, correctAnswers }) => ({
    words: wordsGiven.join('\n'),
    rows: textsOf(correctAnswers),
  }),
  keyIn: (form) => ({ wordsGiven: linesOf(form.words), correctAnswers: textsIn(form) }),
  places: { wordsGiven: 'words', correctAnswers: 'rows.*.text' },
  Key: ({ question }) => (
    <>
      <FilledText question={question} />
      <Part title="Word bank">
        <Prose>{question.wordsGiven.join(', ')}</Prose>
      </Part>
      <RightWords question={question} />
    </>
  ),
  outline: (question) => [{ label: 'Word bank', lines: question.wordsGiven }, rightWords(question)],
};

export const dropDownBlanks: KindPages<'drop-down-blanks'> = {
  ...ofBlanks,
  Inputs: () => <BlankInputs words="dropDowns" />,
  newValues: { rows: times(4, emptyDropDown) },
  keyValues: ({ wordsGiven, correctAnswers }) => ({
    rows: correctAnswers.map((right, index) => {
      const words = wordsGiven[index] ?? [];
      const place = words.indexOf(right);
      return { ...emptyRow, choices: words.map((text, at) => ({ text, isRight: at === place })) };
    }),
  }),
  keyIn: ({ rows }) => ({
    wordsGiven: rows.map(({ choices }) => choices.map(({ text }) => text)),
    correctAnswers: rows.map(({ choices }) => choices.find(({ isRight }) => isRight)?.text),
  }),
  places: { wordsGiven: 'rows.*.choices.*.text', correctAnswers: 'rows.*.choices' },
  Key: ({ question }) => (
    <>
      <FilledText question={question} />
      {question.wordsGiven.map((words, blank) => (
        <Part key={blank} title={`Blank ${blank + 1}`}>
          <Lines
            lines={words.map((text) => {
              const isKey = text === question.correctAnswers[blank];
              return { text, isKey, reason: isKey ? question.explanations[blank] : undefined };
            })}
          />
        </Part>
      ))}
    </>
  ),
  outline: ({ wordsGiven, correctAnswers }) =>
    wordsGiven.map((words, index) => ({
      label: `Blank ${index + 1}`,
      lines: words.map((word) => `${word === correctAnswers[index] ? 'Right' : 'Wrong'}: ${word}`),
    })),
};

export const typedBlanks: KindPages<'typed-blanks'> = {
  ...ofBlanks,
  material: 'Displayed transcript, with ___ for each blank',
  Inputs: () => <BlankInputs words="typed" />,
  newValues: { rows: times(4, emptyRow) },
  keyValues: ({ correctAnswers }) => ({ rows: textsOf(correctAnswers) }),
  keyIn: (form) => ({ correctAnswers: textsIn(form) }),
  places: { correctAnswers: 'rows.*.text' },
  Key: ({ question }) => (
    <>
      <FilledText question={question} />
      <RightWords question={question} />
    </>
  ),
  outline: (question) => [rightWords(question)],
};
