import { endPromotion } from '#domain/commerce/promotions/promotion-contract.ts';
import { IconCalendarOff } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call, ifUnchanged } from '#console/core/api.ts';
import type { SeenPromotion } from './words.ts';

export const EndButton = () => {
  const seen = useRecordContext<SeenPromotion>();
  if (!seen || seen.status === 'over') return null;
  return (
    <ActButton
      button="End now"
      icon={<IconCalendarOff size={18} />}
      title={`End ${seen.id}`}
      explanation="List prices apply at once, also to students who have started it. Past purchases stay as they are."
      confirm="End"
      color="error"
      done="The promotion has ended."
      act={(reason) => call(endPromotion, { promoId: seen.id, reason }, ifUnchanged(seen))}
    />
  );
};
