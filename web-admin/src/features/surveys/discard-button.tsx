import { Button } from '@mui/material';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { discardSurveyResponse, type SurveyResponseRow } from '#domain/surveys/admin-contract.ts';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call } from '../../core/api.ts';

/** Does not count the answers of a student, such as random ones. */
export const DiscardButton = ({ row: { surveyId, userId } }: { readonly row: SurveyResponseRow }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" color="error" startIcon={<IconTrash size={18} />} onClick={() => setOpen(true)}>
        Discard
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Discard these answers"
          explanation="They no longer count, and the reward is taken back if it is unused. The student cannot answer again."
          confirm="Discard"
          color="error"
          done="The answers are discarded."
          onClose={() => setOpen(false)}
          act={(reason) => call(discardSurveyResponse, { surveyId, userId, reason })}
        />
      )}
    </>
  );
};
