import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { Button, TextField } from '@mui/material';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { formText } from '../../components/form-text.ts';
import { call } from '../../core/api.ts';
import { endOfDay, proposedDay } from './paid-time.ts';
import { ReasonDialog } from '../../components/reason-dialog.tsx';

export const GrantPaidTimeButton = () => {
  const user = useRecordContext<AdminUser>();
  const [openedAt, setOpenedAt] = useState<Date>();
  if (!user || user.status === 'deleted') return null;
  const { id, email, paidExpiryTime } = user;
  return (
    <>
      <Button size="small" startIcon={<IconCalendarPlus size={18} />} onClick={() => setOpenedAt(new Date())}>
        Grant paid time
      </Button>
      {openedAt && (
        <ReasonDialog
          title={`Paid time for ${email ?? 'this user'}`}
          explanation="Sets until when the user may practise every question. It replaces the present end."
          confirm="Grant"
          done="The paid time is set."
          onClose={() => setOpenedAt(undefined)}
          act={(reason, form) =>
            call(grantPaidTime, { id, reason, paidExpiryTime: endOfDay(formText(form, 'day')) })
          }
        >
          <TextField
            name="day"
            type="date"
            label="Last paid day"
            helperText="Until the end of this day, UTC."
            required
            defaultValue={proposedDay(paidExpiryTime, openedAt)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </ReasonDialog>
      )}
    </>
  );
};
