import { changePerk } from '#domain/perks/admin-contract.ts';
import {
  Edit as RaEdit,
  ListButton,
  TopToolbar,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { call, ifUnchanged } from '../../core/api.ts';
import { useSameCommand } from '../../core/use-same-command.ts';
import { EndButton } from './end-button.tsx';
import { PerkForm } from './perk-form.tsx';
import type { SeenPerk } from './words.ts';

const Name = () => {
  const seen = useRecordContext<SeenPerk>();
  return seen ? `Change ${seen.title}` : null;
};

const Form = () => {
  const { record: seen } = useEditContext<SeenPerk>();
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  return (
    <PerkForm
      send={async (input) => {
        await call(changePerk, input, { ...ifUnchanged(seen ?? {}), ...commandFor(input) });
        notify('The offer is changed.', { type: 'success' });
        redirect('list', 'perks');
      }}
    />
  );
};

export const Edit = () => (
  <RaEdit
    title={<Name />}
    actions={
      <TopToolbar sx={{ flexWrap: 'wrap' }}>
        <EndButton />
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
