import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { blockStudent, unblockStudent } from '#domain/support/contract.ts';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';

export const BlockButton = () => {
  const user = useRecordContext<AdminUser>();
  const { identity } = useGetIdentity();
  if (!user || user.status === 'deleted' || identity?.id === user.id) return null;
  const { id, email, status } = user;
  return status === 'blocked' ? (
    <ActButton
      key="unblock"
      button="Unblock"
      icon={<IconLockOpen size={18} />}
      title={`Unblock ${email ?? 'this user'}`}
      explanation="The user can log in again at once."
      confirm="Unblock"
      done="The user is unblocked."
      act={(reason) => call(unblockStudent, { id, reason })}
    />
  ) : (
    <ActButton
      key="block"
      button="Block"
      icon={<IconLock size={18} />}
      title={`Block ${email ?? 'this user'}`}
      explanation="The user is logged out at once and cannot log in until someone unblocks them. Nothing is deleted."
      confirm="Block"
      color="error"
      done="The user is blocked."
      act={(reason) => call(blockStudent, { id, reason })}
    />
  );
};
