import { endPerk } from '#domain/perks/admin-contract.ts';
import { Button } from '@mui/material';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call, ifUnchanged } from '../../core/api.ts';
import type { SeenPerk } from './words.ts';

/** Ends an offer now. */
export const EndButton = () => {
  const seen = useRecordContext<SeenPerk>();
  const [isOpen, setOpen] = useState(false);
  if (!seen || seen.status === 'over') return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<IconCalendarOff size={18} />}
        onClick={() => setOpen(true)}
      >
        End now
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`End ${seen.title}`}
          explanation="No one can claim it any more, and the page does not show it."
          confirm="End"
          color="error"
          done="The offer has ended."
          onClose={() => setOpen(false)}
          act={(reason) => call(endPerk, { perkId: seen.id, reason }, ifUnchanged(seen))}
        />
      )}
    </>
  );
};
