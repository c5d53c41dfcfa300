import { emptyOption } from '../../form/form-shape.ts';
import { times, type MechanismForm } from '../mechanism-form.ts';
import { OptionRows } from '../shared/option-rows.tsx';
import { rightsOf } from '../shared/rights.ts';

export const singleChoiceForm: MechanismForm<'single-choice'> = {
  material: 'Material',
  asksQuestion: true,
  Fields: (editing) => <OptionRows {...editing} onlyOne />,
  empty: { options: times(4, emptyOption) },
  rowsOf: ({ multichoice, correctIndex }, take) => ({
    options: multichoice.map((text, index) => ({ text, isRight: index === correctIndex, reason: take() })),
  }),
  keyIn: ({ options }) => ({
    multichoice: options.map(({ text }) => text),
    correctIndex: rightsOf(options)[0],
  }),
  reasonsIn: ({ options }) => options.map(({ reason }) => reason),
};
