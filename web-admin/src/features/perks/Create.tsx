import { dayMs } from '#domain/core/durations.ts';
import { createPerk } from '#domain/perks/admin-contract.ts';
import { useState } from 'react';
import { Create as RaCreate, ListButton, TopToolbar, useNotify, useRedirect } from 'react-admin';
import { call } from '../../core/api.ts';
import { useSameCommand } from '../../core/use-same-command.ts';
import { PerkForm, type SetPerk } from './perk-form.tsx';

/** A month from now on. */
const newPerk = (): Partial<SetPerk> => {
  const now = Date.now();
  return {
    picture: '',
    code: '',
    link: '',
    audience: 'all',
    startTime: new Date(now).toISOString(),
    endTime: new Date(now + 30 * dayMs).toISOString(),
  };
};

export const Create = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  const [start] = useState(newPerk);
  return (
    <RaCreate
      title="Make an offer"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
    >
      <PerkForm
        start={start}
        send={async (input) => {
          await call(createPerk, input, commandFor(input));
          notify('The offer is made.', { type: 'success' });
          redirect('list', 'perks');
        }}
      />
    </RaCreate>
  );
};
