import { dayMs } from '#domain/core/durations.ts';
import { createPerk } from '#domain/perks/admin-contract.ts';
import { useState } from 'react';
import { CreatePage, useMake } from '#console/components/forms/create-page.tsx';
import { PerkForm, type SetPerk } from './perk-form.tsx';

const newPerk = (): Partial<SetPerk> => {
  const now = Date.now();
  return {
    perkId: '',
    title: '',
    text: '',
    picture: '',
    code: '',
    link: '',
    audience: 'all',
    startTime: new Date(now).toISOString(),
    endTime: new Date(now + 30 * dayMs).toISOString(),
  };
};

export const Create = () => {
  const [start] = useState(newPerk);
  const send = useMake(createPerk, { done: 'The offer was created.', leadsTo: 'list' });
  return (
    <CreatePage title="Create an offer">
      <PerkForm start={start} send={send} />
    </CreatePage>
  );
};
