import { judgeMark, type AdminMarkReport } from '#domain/writing/mark-report-contract.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ConfirmButton } from '#console/components/acts/confirm-button.tsx';
import { call } from '#console/core/api.ts';

export const DecisionButtons = () => {
  const report = useRecordContext<AdminMarkReport>();
  if (!report) return null;
  const { id, status } = report;
  return (
    <>
      <ConfirmButton
        button="Accept"
        icon={<IconCheck size={18} />}
        disabled={status === 'accepted'}
        title="Accept this report"
        content="The marked words are right. The report is kept for the authors of the scorer; the score does not change."
        confirm="Accept"
        done="The report is accepted."
        act={() => call(judgeMark, { id, judgement: 'accepted' })}
      />
      <ConfirmButton
        button="Reject"
        icon={<IconX size={18} />}
        disabled={status === 'rejected'}
        title="Reject this report"
        content="The mark is right: the words are a mistake."
        confirm="Reject"
        done="The report is rejected."
        act={() => call(judgeMark, { id, judgement: 'rejected' })}
      />
    </>
  );
};
