import { createPromotion } from '#domain/commerce/promotion-contract.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { CheckboxGroupInput, DateTimeInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { choicesOf } from '../../components/choices.ts';
import { ReasonedForm } from '../../components/reasoned-form.tsx';
import { instantOf, localOf, ownZone, zones } from '../../core/zoned-time.ts';
import { usePackageChoices } from '../packages/use-package-choices.ts';
import { kindNames } from './words.ts';

export type SetPromotion = InputOf<typeof createPromotion>;

interface PromotionFormProps {
  /** What a new promotion begins with; without it the record is changed. */
  readonly start?: Partial<SetPromotion>;
  /** Does it; what it throws is shown and the form stays as it is. */
  readonly send: (input: SetPromotion) => Promise<void>;
}

/** The fields of a promotion, checked as the server checks them. */
export function PromotionForm({ start, send }: PromotionFormProps) {
  const [zone, setZone] = useState(ownZone);
  const times = {
    parse: (local: string) => instantOf(local, zone),
    // It is given also what it made before.
    format: (value?: string) => (value?.endsWith('Z') ? localOf(value, zone) : (value ?? '')),
  };
  return (
    <ReasonedForm schema={createPromotion.input} save="Save the promotion" start={start} send={send}>
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
      <Autocomplete
        options={zones()}
        value={zone}
        onChange={(_event, chosen) => setZone(chosen)}
        disableClearable
        fullWidth
        sx={{ mb: 2 }}
        renderInput={(params) => (
          <TextField {...params} label="Time zone" helperText="The times below are of this zone." />
        )}
      />
      {/* An input of React Admin keeps the text it has; in another zone it is another one. */}
      <DateTimeInput key={`from ${zone}`} source="startTime" label="From" {...times} />
      <DateTimeInput key={`until ${zone}`} source="endTime" label="Until" {...times} />
      <CheckboxGroupInput source="target" label="Packages" {...usePackageChoices()} row={false} />
    </ReasonedForm>
  );
}
