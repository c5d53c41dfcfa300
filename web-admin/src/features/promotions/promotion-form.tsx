import { createPromotion } from '#domain/commerce/promotions/promotion-contract.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { CheckboxGroupInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { choicesOf } from '#console/components/forms/choices.ts';
import { ReasonedForm } from '#console/components/forms/reasoned-form.tsx';
import { StartAndEnd } from '#console/components/forms/start-and-end.tsx';
import { usePackageChoices } from '../packages/use-package-choices.ts';
import { kindNames } from './words.ts';

export type SetPromotion = InputOf<typeof createPromotion>;

interface PromotionFormProps {
  readonly start?: Partial<SetPromotion>;
  readonly send: (input: SetPromotion) => Promise<void>;
}

export function PromotionForm({ start, send }: PromotionFormProps) {
  return (
    <ReasonedForm
      schema={createPromotion.input}
      save="Save the promotion"
      start={start}
      send={send}
      nameField="promoId"
      hint="Recorded in the history under your name. Existing orders keep their price."
    >
      {start && (
        <TextInput
          source="promoId"
          label="Name"
          helperText="Lower-case letters, digits, hyphens and underscores. Links contain it."
          fullWidth
        />
      )}
      <SelectInput source="kind" label="Kind" choices={choicesOf(kindNames)} />
      <NumberInput source="discount" label="Percent" min={1} max={100} step={1} />
      <StartAndEnd />
      <CheckboxGroupInput source="target" label="Packages" {...usePackageChoices()} row={false} />
    </ReasonedForm>
  );
}
