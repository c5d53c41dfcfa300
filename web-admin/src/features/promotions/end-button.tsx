import { endPromotion } from '#domain/commerce/promotion-contract.ts';
import { Button } from '@mui/material';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call, ifUnchanged } from '../../core/api.ts';
import type { SeenPromotion } from './words.ts';

/** Ends a promotion now, for all. */
export const EndButton = () => {
  const seen = useRecordContext<SeenPromotion>();
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
          title={`End ${seen.id}`}
          explanation="Prices are as listed at once, also for those who have started it. What was bought stays as it is."
          confirm="End"
          color="error"
          done="The promotion has ended."
          onClose={() => setOpen(false)}
          act={(reason) => call(endPromotion, { promoId: seen.id, reason }, ifUnchanged(seen))}
        />
      )}
    </>
  );
};
