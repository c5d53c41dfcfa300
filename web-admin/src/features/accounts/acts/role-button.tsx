import { MenuItem, TextField } from '@mui/material';
import { IconUserShield } from '@tabler/icons-react';
import { useRecordContext } from 'react-admin';
import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { changeRole } from '#domain/accounts/roles/role-contract.ts';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { formText } from '#console/components/forms/form-text.ts';
import { IfMay } from '#console/components/if-may.tsx';
import { call } from '#console/core/api.ts';

const choices = changeRole.input.shape.role;
const names: Readonly<Record<(typeof choices.options)[number], string>> = {
  support: 'Support: users, their history, messages',
  content: 'Content: questions, tests, site',
  finance: 'Finance: purchases, refunds, prices',
  student: 'No role: a student',
};

export const RoleButton = () => {
  const user = useRecordContext<AdminUser>();
  if (!user || user.status === 'deleted' || user.platformAccess === 'admin') return null;
  const { id, email, platformAccess } = user;
  return (
    <IfMay call={changeRole}>
      <ActButton
        button="Change role"
        icon={<IconUserShield size={18} />}
        title={`Change the role of ${email ?? 'this user'}`}
        explanation="A role opens a part of this console. It takes effect at once. In production a member of the team needs two-step login."
        confirm="Change role"
        done="The role is changed."
        act={(reason, form) => {
          const role = choices.parse(formText(form, 'role'));
          return call(changeRole, { id, role, reason });
        }}
      >
        <TextField name="role" label="Role" select fullWidth defaultValue={platformAccess} sx={{ mt: 1 }}>
          {choices.options.map((role) => (
            <MenuItem key={role} value={role}>
              {names[role]}
            </MenuItem>
          ))}
        </TextField>
      </ActButton>
    </IfMay>
  );
};
