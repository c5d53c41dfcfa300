import { declineReferral, releaseReferral, type AdminReferral } from '#domain/referrals/admin-contract.ts';
import { Button } from '@mui/material';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call, textOf } from '../../core/api.ts';

/** Counts a referral that is held, or not; one that was declined can still be counted. */
export const DecideButtons = () => {
  const seen = useRecordContext<AdminReferral>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isDeclining, setDeclining] = useState(false);
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
        <Button size="small" color="error" startIcon={<IconX size={18} />} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      )}
      {isDeclining && (
        <ReasonDialog
          title="Decline this referral"
          explanation="It earns nothing. The account that joined stays as it is."
          confirm="Decline"
          color="error"
          done="The referral is declined."
          onClose={() => setDeclining(false)}
          act={(reason) => call(declineReferral, { userId, reason })}
        />
      )}
    </>
  );
};
