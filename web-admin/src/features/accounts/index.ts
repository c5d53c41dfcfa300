import { UsersIcon } from '../../components/icons.tsx';
import { adminUsers, type AdminUser } from '#domain/accounts/admin-contract.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const users = {
  name: adminUsers.name,
  rows: adminUsers,
  options: { label: 'Users' },
  icon: UsersIcon,
  list: List,
  show: Show,
  recordRepresentation: (user: AdminUser) => user.email ?? `Deleted user ${user.id.slice(0, 8)}`,
};
