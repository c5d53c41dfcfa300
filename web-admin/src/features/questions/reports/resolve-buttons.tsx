import type { Resolution } from '#domain/questions/report-reason.ts';
import { resolveReport, type AdminReport } from '#domain/questions/admin-contract.ts';
import { Button } from '@mui/material';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { call } from '../../../core/api.ts';

const texts: Readonly<Record<Resolution, { title: string; explanation: string; confirm: string }>> = {
  corrected: {
    title: 'Resolve as corrected',
    explanation: 'The student was right, and the question has been corrected. Revise the question first.',
    confirm: 'Corrected',
  },
  declined: {
    title: 'Resolve as declined',
    explanation: 'The question is right as it is, and stays so.',
    confirm: 'Declined',
  },
};

/** Says what came of a report; a resolved one can be judged again. */
export const ResolveButtons = () => {
  const report = useRecordContext<AdminReport>();
  const [resolution, setResolution] = useState<Resolution>();
  if (!report) return null;
  const { id } = report;
  return (
    <>
      <Button size="small" startIcon={<IconCheck size={18} />} onClick={() => setResolution('corrected')}>
        Resolve as corrected
      </Button>
      <Button size="small" startIcon={<IconX size={18} />} onClick={() => setResolution('declined')}>
        Resolve as declined
      </Button>
      {resolution && (
        <ReasonDialog
          {...texts[resolution]}
          done="The report is resolved."
          label="Note"
          hint="What was done, or why nothing was. It stands in the history of who reported it."
          maximum={1000}
          onClose={() => setResolution(undefined)}
          act={(note) => call(resolveReport, { id, resolution, note })}
        />
      )}
    </>
  );
};
