import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { requireNewPassword } from '#domain/support/contract.ts';
import { Button } from '@mui/material';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { call } from '../../core/api.ts';
import { ReasonDialog } from '../../components/reason-dialog.tsx';

/** Has the user set a new password at the next log-in, such as where a school gave one password to a class. */
export const RequirePasswordButton = () => {
  const user = useRecordContext<AdminUser>();
  const [isOpen, setIsOpen] = useState(false);
  if (!user || user.status !== 'active') return null;
  const { id, email } = user;
  return (
    <>
      <Button size="small" startIcon={<IconKey size={18} />} onClick={() => setIsOpen(true)}>
        Ask for a new password
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`Ask ${email ?? 'this user'} for a new password`}
          explanation="At the next log-in the user sets a new password before anything else. To keep somebody out at once, block the account instead."
          confirm="Ask for it"
          done="The user will be asked for a new password."
          onClose={() => setIsOpen(false)}
          act={(reason) => call(requireNewPassword, { id, reason })}
        />
      )}
    </>
  );
};
