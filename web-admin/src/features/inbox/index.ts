import { adminConversations, type ConversationRow } from '#domain/inbox/admin-contract.ts';
import { InboxIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';
import { writerOf } from './words.ts';

export const conversations = {
  name: adminConversations.name,
  rows: adminConversations,
  options: { label: 'Inbox' },
  icon: InboxIcon,
  group: 'Students',
  list: List,
  show: Show,
  recordRepresentation: (row: ConversationRow) => `Message from ${writerOf(row)}`,
} satisfies ConsoleResource;
