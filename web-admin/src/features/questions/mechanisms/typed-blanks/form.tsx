import { emptyBlank } from '../../form/form-shape.ts';
import { times, type MechanismForm } from '../mechanism-form.ts';
import { BlankRows } from '../shared/blank-rows.tsx';

export const typedBlanksForm: MechanismForm<'typed-blanks'> = {
  material: 'Transcript as it is shown, with ___ for each blank',
  Fields: (editing) => <BlankRows {...editing} words="typed" />,
  empty: { blanks: times(4, emptyBlank) },
  rowsOf: ({ correctAnswers }, take) => ({
    blanks: correctAnswers.map((right) => ({ right, choices: [], reason: take() })),
  }),
  keyIn: ({ blanks }) => ({ correctAnswers: blanks.map(({ right }) => right) }),
  reasonsIn: ({ blanks }) => blanks.map(({ reason }) => reason),
};
