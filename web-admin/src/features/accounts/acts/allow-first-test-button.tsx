import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { allowFirstMockTest } from '#domain/sittings/admin-contract.ts';
import { PressButton } from '../../../components/acts/press-button.tsx';
import { call } from '../../../core/api.ts';

/** Opens a first whole test to a user who has neither plan nor credit. */
export const AllowFirstTestButton = ({ user: { id } }: { readonly user: AdminUser }) => (
  <PressButton
    button="Allow a first full test"
    variant="outlined"
    done="Opens one full test to this user, unless they have already taken one."
    act={() => call(allowFirstMockTest, { id })}
  />
);
