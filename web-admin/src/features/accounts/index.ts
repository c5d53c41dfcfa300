import { UsersIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { adminUsers, type AdminUser } from '#domain/accounts/admin-contract.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const users = {
  name: adminUsers.name,
  rows: adminUsers,
  options: { label: 'Users' },
  icon: UsersIcon,
  group: 'Students',
  list: List,
  show: Show,
  recordRepresentation: (user: AdminUser) => user.email ?? `Deleted user ${user.id.slice(0, 8)}`,
} satisfies ConsoleResource;
