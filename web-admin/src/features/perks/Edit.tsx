import { changePerk } from '#domain/perks/admin-contract.ts';
import { ChangePage, useChange } from '#console/components/forms/change-page.tsx';
import { EndButton } from './end-button.tsx';
import { PerkForm } from './perk-form.tsx';
import type { SeenPerk } from './words.ts';

const Form = () => {
  const send = useChange(changePerk, { done: 'The offer was changed.', leadsTo: 'list' });
  return <PerkForm send={send} />;
};

export const Edit = () => (
  <ChangePage<SeenPerk> nameOf={({ title }) => title} actions={<EndButton />}>
    <Form />
  </ChangePage>
);
