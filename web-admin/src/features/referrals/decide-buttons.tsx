import { declineReferral, releaseReferral, type AdminReferral } from '#domain/referrals/admin-contract.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { PressButton } from '#console/components/acts/press-button.tsx';
import { call } from '#console/core/api.ts';

export const DecideButtons = () => {
  const seen = useRecordContext<AdminReferral>();
  if (!seen || (seen.status !== 'held' && seen.status !== 'declined')) return null;
  const { userId, status } = seen;
  return (
    <>
      <PressButton
        button="Approve"
        icon={<IconCheck size={18} />}
        done="The referral was approved."
        act={() => call(releaseReferral, { userId })}
      />
      {status === 'held' && (
        <ActButton
          button="Decline"
          icon={<IconX size={18} />}
          title="Decline this referral"
          explanation="It earns nothing. The account that joined stays as it is."
          confirm="Decline"
          color="error"
          done="The referral is declined."
          act={(reason) => call(declineReferral, { userId, reason })}
        />
      )}
    </>
  );
};
