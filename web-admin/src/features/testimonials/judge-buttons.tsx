import {
  approveTestimonial,
  withdrawTestimonial,
  type AdminTestimonial,
} from '#domain/testimonials/admin-contract.ts';
import { Button } from '@mui/material';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ReasonDialog } from '../../components/reason-dialog.tsx';
import { call } from '../../core/api.ts';

const judgements = {
  approve: {
    send: approveTestimonial,
    title: 'Approve this review',
    explanation: 'Everyone can read it at once.',
    confirm: 'Approve',
    done: 'The review is approved.',
  },
  withdraw: {
    send: withdrawTestimonial,
    title: 'Mark as not approved',
    explanation: 'Only its writer can read it from now on.',
    confirm: 'Not approved',
    done: 'The review is not approved.',
  },
} as const;

/** Approves a review, or takes the approval back; it can be judged again at any time. */
export const JudgeButtons = () => {
  const seen = useRecordContext<AdminTestimonial>();
  const [judgement, setJudgement] = useState<keyof typeof judgements>();
  if (!seen) return null;
  const { userId, status } = seen;
  const { send, ...texts } = judgements[judgement ?? 'approve'];
  return (
    <>
      {status !== 'approved' && (
        <Button size="small" startIcon={<IconCheck size={18} />} onClick={() => setJudgement('approve')}>
          Approve
        </Button>
      )}
      {status !== 'not_approved' && (
        <Button
          size="small"
          color="error"
          startIcon={<IconX size={18} />}
          onClick={() => setJudgement('withdraw')}
        >
          {status === 'approved' ? 'Withdraw the approval' : 'Do not approve'}
        </Button>
      )}
      {judgement && (
        <ReasonDialog
          {...texts}
          onClose={() => setJudgement(undefined)}
          act={(reason) => call(send, { userId, reason })}
        />
      )}
    </>
  );
};
