import { declineReferral, releaseReferral, type AdminReferral } from '#domain/referrals/admin-contract.ts';
import { Button } from '@mui/material';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { ActButton } from '../../components/act-button.tsx';
import { call, textOf } from '../../core/api.ts';

/** Counts a referral that is held, or not; one that was declined can still be counted. */
export const DecideButtons = () => {
  const seen = useRecordContext<AdminReferral>();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!seen || (seen.status !== 'held' && seen.status !== 'declined')) return null;
  const { userId, status } = seen;
  const release = async () => {
    try {
      await call(releaseReferral, { userId });
      notify('The referral counts.', { type: 'success' });
      refresh();
    } catch (error) {
      notify(textOf(error), { type: 'error' });
    }
  };
  return (
    <>
      <Button size="small" startIcon={<IconCheck size={18} />} onClick={() => void release()}>
        Count it
      </Button>
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
