import { UsersIcon } from '../../components/icons.tsx';
import type { AdminUser } from '#domain/support/contract.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const users = {
  name: 'users',
  options: { label: 'Users' },
  icon: UsersIcon,
  list: List,
  show: Show,
  recordRepresentation: (user: AdminUser) => user.email ?? `Deleted user ${user.id.slice(0, 8)}`,
};
