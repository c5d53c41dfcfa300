import { emptyBlank } from '../../form/form-shape.ts';
import { times, type MechanismForm } from '../mechanism-form.ts';
import { BlankRows } from '../shared/blank-rows.tsx';

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export const wordBankBlanksForm: MechanismForm<'word-bank-blanks'> = {
  material: 'Text, with ___ for each blank',
  Fields: (editing) => <BlankRows {...editing} words="bank" />,
  empty: { blanks: times(4, emptyBlank) },
  rowsOf: ({ wordsGiven, correctAnswers }, take) => ({
    words: wordsGiven.join('\n'),
    blanks: correctAnswers.map((right) => ({ right, choices: [], reason: take() })),
  }),
  keyIn: ({ words, blanks }) => ({
    wordsGiven: linesOf(words),
    correctAnswers: blanks.map(({ right }) => right),
  }),
  reasonsIn: ({ blanks }) => blanks.map(({ reason }) => reason),
};
