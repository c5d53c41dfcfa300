import { ActionsMenu } from '../../components/actions-menu.tsx';
import { BlockButton } from './block-button.tsx';
import { ChangeFieldsButton } from './change-fields-button.tsx';
import { GrantPaidTimeButton } from './grant-paid-time-button.tsx';
import { RequirePasswordButton } from './require-password-button.tsx';

/** What an admin can do to a user. */
export const UserActions = () => (
  <ActionsMenu>
    <ChangeFieldsButton />
    <GrantPaidTimeButton />
    <RequirePasswordButton />
    <BlockButton />
  </ActionsMenu>
);
