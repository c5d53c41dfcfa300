import { resolveReport, type AdminReport } from '#domain/questions/admin-contract.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';

const note = {
  done: 'The report is resolved.',
  label: 'Note',
  hint: 'What you changed, or why nothing changed. It becomes part of the reporter’s history.',
  maximum: 1000,
} as const;

export const ResolveButtons = () => {
  const report = useRecordContext<AdminReport>();
  if (!report) return null;
  const { id } = report;
  return (
    <>
      <ActButton
        {...note}
        button="Resolve as corrected"
        icon={<IconCheck size={18} />}
        title="Resolve as corrected"
        explanation="The student was right, and the question has been corrected. Revise the question first."
        confirm="Corrected"
        act={(text) => call(resolveReport, { id, resolution: 'corrected', note: text })}
      />
      <ActButton
        {...note}
        button="Resolve as declined"
        icon={<IconX size={18} />}
        title="Resolve as declined"
        explanation="The question is right as it is and stays unchanged."
        confirm="Declined"
        act={(text) => call(resolveReport, { id, resolution: 'declined', note: text })}
      />
    </>
  );
};
