import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { blockStudent, unblockStudent } from '#domain/support/contract.ts';
import { Button } from '@mui/material';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { call } from '../../core/api.ts';
import { ReasonDialog } from '../../components/reason-dialog.tsx';

/** Blocks an active user or lets a blocked one in again. An admin’s own account cannot be blocked. */
export const BlockButton = () => {
  const user = useRecordContext<AdminUser>();
  const { identity } = useGetIdentity();
  const [isOpen, setIsOpen] = useState(false);
  if (!user || user.status === 'deleted' || identity?.id === user.id) return null;
  const { id, email, status } = user;
  const close = () => setIsOpen(false);
  return (
    <>
      {status === 'blocked' ? (
        <Button size="small" startIcon={<IconLockOpen size={18} />} onClick={() => setIsOpen(true)}>
          Unblock
        </Button>
      ) : (
        <Button size="small" color="error" startIcon={<IconLock size={18} />} onClick={() => setIsOpen(true)}>
          Block
        </Button>
      )}
      {isOpen && status === 'blocked' && (
        <ReasonDialog
          title={`Unblock ${email ?? 'this user'}`}
          explanation="The user can log in again at once."
          confirm="Unblock"
          done="The user is unblocked."
          onClose={close}
          act={(reason) => call(unblockStudent, { id, reason })}
        />
      )}
      {isOpen && status === 'active' && (
        <ReasonDialog
          title={`Block ${email ?? 'this user'}`}
          explanation="The user is logged out at once and cannot log in until someone unblocks them. Nothing is deleted."
          confirm="Block"
          color="error"
          done="The user is blocked."
          onClose={close}
          act={(reason) => call(blockStudent, { id, reason })}
        />
      )}
    </>
  );
};
