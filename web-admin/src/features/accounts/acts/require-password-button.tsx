import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { requireNewPassword } from '#domain/support/contract.ts';
import { IconKey } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import { call } from '#console/core/api.ts';
import { ActButton } from '#console/components/acts/act-button.tsx';

export const RequirePasswordButton = () => {
  const user = useRecordContext<AdminUser>();
  if (!user || user.status !== 'active') return null;
  const { id, email } = user;
  return (
    <ActButton
      button="Ask for a new password"
      icon={<IconKey size={18} />}
      title={`Ask ${email ?? 'this user'} for a new password`}
      explanation="At the next login the user sets a new password before anything else. To keep someone out at once, block the account instead."
      confirm="Require it"
      done="The user will be asked for a new password."
      act={(reason) => call(requireNewPassword, { id, reason })}
    />
  );
};
