import { times, type MechanismForm } from '../mechanism-form.ts';
import { BlankRows, emptyDropDown } from '../shared/blank-rows.tsx';

export const dropDownBlanksForm: MechanismForm<'drop-down-blanks'> = {
  material: 'Text, with ___ for each blank',
  Fields: (editing) => <BlankRows {...editing} words="dropDowns" />,
  empty: { blanks: times(4, emptyDropDown) },
  rowsOf: ({ wordsGiven, correctAnswers }, take) => ({
    blanks: correctAnswers.map((right, index) => {
      const words = wordsGiven[index] ?? [];
      const place = words.indexOf(right);
      return { right, choices: words.map((text, at) => ({ text, isRight: at === place })), reason: take() };
    }),
  }),
  keyIn: ({ blanks }) => ({
    wordsGiven: blanks.map(({ choices }) => choices.map(({ text }) => text)),
    correctAnswers: blanks.map(({ choices }) => choices.find(({ isRight }) => isRight)?.text),
  }),
  reasonsIn: ({ blanks }) => blanks.map(({ reason }) => reason),
};
