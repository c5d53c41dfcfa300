import * as contract from '#domain/notifications/admin-contract.ts';
import { AnnouncementsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { Create } from './Create.tsx';
import { List } from './List.tsx';

export const announcements = {
  name: contract.announcements.name,
  rows: contract.announcements,
  options: { label: 'Announcements' },
  icon: AnnouncementsIcon,
  group: 'Site',
  writes: { create: contract.announceToGroup },
  list: List,
  create: Create,
} satisfies ConsoleResource;
