import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { TextField } from '@mui/material';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { formText } from '#console/components/forms/form-text.ts';
import { call } from '#console/core/api.ts';
import { endOfDay, proposedDay } from './paid-time.ts';

export const GrantPaidTimeButton = () => {
  const user = useRecordContext<AdminUser>();
  if (!user || user.status === 'deleted') return null;
  const { id, email, paidExpiryTime } = user;
  return (
    <ActButton
      button="Grant paid time"
      icon={<IconCalendarPlus size={18} />}
      title={`Paid time for ${email ?? 'this user'}`}
      explanation="Sets the last day on which the user can practise every question. Replaces the current one."
      confirm="Grant"
      done="The paid time is set."
      act={(reason, form) =>
        call(grantPaidTime, { id, reason, paidExpiryTime: endOfDay(formText(form, 'day')) })
      }
    >
      <LastPaidDay paidExpiryTime={paidExpiryTime} />
    </ActButton>
  );
};

const LastPaidDay = ({ paidExpiryTime }: Pick<AdminUser, 'paidExpiryTime'>) => {
  const [openedAt] = useState(() => new Date());
  return (
    <TextField
      name="day"
      type="date"
      label="Last paid day"
      helperText="Until the end of this day, UTC."
      required
      defaultValue={proposedDay(paidExpiryTime, openedAt)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
};
