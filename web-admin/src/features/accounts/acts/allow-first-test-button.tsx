import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { allowFirstMockTest } from '#domain/sittings/admin-contract.ts';
import { PressButton } from '#console/components/acts/press-button.tsx';
import { call } from '#console/core/api.ts';

export const AllowFirstTestButton = ({ user: { id } }: { readonly user: AdminUser }) => (
  <PressButton
    button="Allow a first full test"
    variant="outlined"
    done="Opens one full test to this user, unless they have already taken one."
    act={() => call(allowFirstMockTest, { id })}
  />
);
