import { adminAttempts } from '#domain/practice/admin-contract.ts';
import { AttemptsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';

export const attempts = {
  name: adminAttempts.name,
  rows: adminAttempts,
  options: { label: 'Practice answers' },
  icon: AttemptsIcon,
  group: 'Students',
  list: List,
} satisfies ConsoleResource;
