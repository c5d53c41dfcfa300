import { useRecordContext } from 'react-admin';
import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { changeRole } from '#domain/accounts/roles/role-contract.ts';
import { blockStudent, grantPaidTime, requireNewPassword } from '#domain/support/contract.ts';
import { updateFields } from '#domain/support/installation-contract.ts';
import { ActionsMenu } from '#console/components/acts/actions-menu.tsx';
import { IfMay, useMay } from '#console/components/if-may.tsx';
import { BlockButton } from './acts/block-button.tsx';
import { ChangeFieldsButton } from './acts/change-fields-button.tsx';
import { GrantPaidTimeButton } from './acts/grant-paid-time-button.tsx';
import { RoleButton } from './acts/role-button.tsx';
import { RequirePasswordButton } from './acts/require-password-button.tsx';

export function UserActions() {
  const user = useRecordContext<AdminUser>();
  const isAdmin = useMay(changeRole);
  if (!user || (!isAdmin && user.platformAccess !== 'student')) return null;
  return (
    <ActionsMenu>
      <IfMay call={updateFields}>
        <ChangeFieldsButton />
      </IfMay>
      <IfMay call={grantPaidTime}>
        <GrantPaidTimeButton />
      </IfMay>
      <IfMay call={requireNewPassword}>
        <RequirePasswordButton />
      </IfMay>
      <RoleButton />
      <IfMay call={blockStudent}>
        <BlockButton />
      </IfMay>
    </ActionsMenu>
  );
}
