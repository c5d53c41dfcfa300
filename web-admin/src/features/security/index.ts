import { adminSecurityEvents } from '#domain/security/admin-contract.ts';
import { SecurityIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';

export const securityEvents = {
  name: adminSecurityEvents.name,
  rows: adminSecurityEvents,
  options: { label: 'Security' },
  icon: SecurityIcon,
  group: 'Installation',
  list: List,
} satisfies ConsoleResource;
