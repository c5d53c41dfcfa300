import { changePackage } from '#domain/commerce/prices/price-list-contract.ts';
import { Box } from '@mui/material';
import { BooleanInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { ChangePage, useChange } from '#console/components/forms/change-page.tsx';
import { choicesOf } from '#console/components/forms/choices.ts';
import { ReasonedForm } from '#console/components/forms/reasoned-form.tsx';
import type { PackageRow } from './List.tsx';
import { usePackageChoices } from './use-package-choices.ts';
import { groupNames, planNames } from './words.ts';

const whole = { min: 0, step: 1 } as const;

const Form = () => {
  const packageChoices = usePackageChoices();
  const send = useChange(changePackage, { done: 'The price list was changed.', leadsTo: 'list' });
  return (
    <ReasonedForm
      schema={changePackage.input}
      save="Save the package"
      send={send}
      hint="Recorded in the history under your name. Existing orders keep their price."
    >
      <TextInput source="name" label="Name" fullWidth />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
        <NumberInput
          source="audCents"
          label="Price in Australian dollars"
          min={1}
          step={0.01}
          format={(cents: number | null) => (cents === null ? '' : cents / 100)}
          parse={(dollars: string) => (dollars === '' ? null : Math.round(Number(dollars) * 100))}
        />
        <SelectInput source="group" label="Group" choices={choicesOf(groupNames)} />
        <SelectInput source="plan" label="Plan" choices={choicesOf(planNames)} />
        <SelectInput source="upgradesFrom" label="Upgrades from" choices={choicesOf(planNames)} />
        <NumberInput source="days" label="Days" {...whole} />
        <SelectInput source="twinOf" label="Reduced twin of" {...packageChoices} />
        <NumberInput source="writingCredits" label="Writing credits" {...whole} />
        <NumberInput source="speakingCredits" label="Speaking credits" {...whole} />
        <NumberInput source="fullTests" label="Full tests" {...whole} />
        <NumberInput source="sectionalTests" label="Sectional tests" {...whole} />
        <BooleanInput source="hasUnlimitedSpeaking" label="Unlimited speaking" />
        <BooleanInput source="isShown" label="Offered" />
      </Box>
    </ReasonedForm>
  );
};

export const Edit = () => (
  <ChangePage<PackageRow> nameOf={({ name }) => name}>
    <Form />
  </ChangePage>
);
