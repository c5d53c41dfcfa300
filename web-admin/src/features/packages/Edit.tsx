import { changePackage } from '#domain/commerce/price-list-contract.ts';
import type { InputOf } from '#domain/core/contract.ts';
import { Box } from '@mui/material';
import {
  BooleanInput,
  Edit as RaEdit,
  ListButton,
  NumberInput,
  SelectInput,
  TextInput,
  TopToolbar,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { call, ifUnchanged } from '../../core/api.ts';
import { useSameCommand } from '../../core/use-same-command.ts';
import { choicesOf } from '../../components/choices.ts';
import { ReasonedForm } from '../../components/reasoned-form.tsx';
import type { PackageRow } from './List.tsx';
import { usePackageChoices } from './use-package-choices.ts';
import { groupNames, planNames } from './words.ts';

type SeenPackage = PackageRow & { readonly etag?: string };

const Name = () => {
  const seen = useRecordContext<SeenPackage>();
  return seen ? `Change ${seen.name}` : null;
};

const whole = { min: 0, step: 1 } as const;

const Form = () => {
  const { record: seen } = useEditContext<SeenPackage>();
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  const packageChoices = usePackageChoices();

  const send = async (input: InputOf<typeof changePackage>) => {
    await call(changePackage, input, { ...ifUnchanged(seen ?? {}), ...commandFor(input) });
    notify('The price list is changed.', { type: 'success' });
    redirect('list', 'packages');
  };

  return (
    <ReasonedForm schema={changePackage.input} save="Save the package" send={send}>
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
        <SelectInput source="plan" label="Plan that it opens" choices={choicesOf(planNames)} />
        <SelectInput source="upgradesFrom" label="Upgrades from" choices={choicesOf(planNames)} />
        <NumberInput source="days" label="Days" {...whole} />
        <SelectInput source="twinOf" label="Reduced twin of" {...packageChoices} />
        <NumberInput source="writingCredits" label="Writing credits" {...whole} />
        <NumberInput source="speakingCredits" label="Speaking credits" {...whole} />
        <NumberInput source="fullTests" label="Whole tests" {...whole} />
        <NumberInput source="sectionalTests" label="Tests of one part" {...whole} />
        <BooleanInput source="hasUnlimitedSpeaking" label="Unlimited speaking" />
        <BooleanInput source="isShown" label="Offered" />
      </Box>
    </ReasonedForm>
  );
};

export const Edit = () => (
  <RaEdit
    title={<Name />}
    actions={
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    }
    mutationMode="pessimistic"
    redirect={false}
    queryOptions={{ refetchOnWindowFocus: false }}
  >
    <Form />
  </RaEdit>
);
