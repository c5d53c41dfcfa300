import { emptyOption } from '../../form/form-shape.ts';
import { times, type MechanismForm } from '../mechanism-form.ts';
import { OptionRows } from '../shared/option-rows.tsx';
import { rightsOf } from '../shared/rights.ts';

export const multipleChoiceForm: MechanismForm<'multiple-choice'> = {
  material: 'Material',
  asksQuestion: true,
  Fields: (editing) => <OptionRows {...editing} onlyOne={false} />,
  empty: { options: times(5, emptyOption) },
  rowsOf: ({ multichoice, correctIndexes }, take) => ({
    options: multichoice.map((text, index) => ({
      text,
      isRight: correctIndexes.includes(index),
      reason: take(),
    })),
  }),
  keyIn: ({ options }) => ({
    multichoice: options.map(({ text }) => text),
    correctIndexes: rightsOf(options),
  }),
  reasonsIn: ({ options }) => options.map(({ reason }) => reason),
};
