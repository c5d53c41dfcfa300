import { endPerk } from '#domain/perks/admin-contract.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call, ifUnchanged } from '#console/core/api.ts';
import type { SeenPerk } from './words.ts';

export const EndButton = () => {
  const seen = useRecordContext<SeenPerk>();
  if (!seen || seen.status === 'over') return null;
  return (
    <ActButton
      button="End now"
      icon={<IconCalendarOff size={18} />}
      title={`End ${seen.title}`}
      explanation="Students can no longer see or claim it."
      confirm="End"
      color="error"
      done="The offer has ended."
      act={(reason) => call(endPerk, { perkId: seen.id, reason }, ifUnchanged(seen))}
    />
  );
};
