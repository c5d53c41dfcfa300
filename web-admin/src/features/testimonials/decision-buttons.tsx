import {
  approveTestimonial,
  withdrawTestimonial,
  type AdminTestimonial,
} from '#domain/testimonials/admin-contract.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';

export const DecisionButtons = () => {
  const seen = useRecordContext<AdminTestimonial>();
  if (!seen) return null;
  const { userId, status } = seen;
  return (
    <>
      {status !== 'approved' && (
        <ActButton
          button="Approve"
          icon={<IconCheck size={18} />}
          title="Approve this review"
          explanation="Everyone can read it at once."
          confirm="Approve"
          done="The review is approved."
          act={(reason) => call(approveTestimonial, { userId, reason })}
        />
      )}
      {status !== 'not_approved' && (
        <ActButton
          button={status === 'approved' ? 'Withdraw the approval' : 'Do not approve'}
          icon={<IconX size={18} />}
          buttonColor="error"
          title="Mark as not approved"
          explanation="Only its writer can read it from now on."
          confirm="Not approved"
          done="The review is not approved."
          act={(reason) => call(withdrawTestimonial, { userId, reason })}
        />
      )}
    </>
  );
};
