import { Button } from '@mui/material';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { endSurvey } from '#domain/surveys/admin-contract.ts';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call, ifUnchanged } from '../../core/api.ts';
import type { SeenSurvey } from './words.ts';

/** Ends a survey now. */
export const EndButton = () => {
  const seen = useRecordContext<SeenSurvey>();
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
          explanation="No student can answer it any more. The answers so far are kept."
          confirm="End"
          color="error"
          done="The survey has ended."
          onClose={() => setOpen(false)}
          act={(reason) => call(endSurvey, { surveyId: seen.id, reason }, ifUnchanged(seen))}
        />
      )}
    </>
  );
};
