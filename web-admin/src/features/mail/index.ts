import { adminMails } from '#domain/mail/admin-contract.ts';
import { MailIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';

export const mails = {
  name: adminMails.name,
  rows: adminMails,
  options: { label: 'Emails' },
  icon: MailIcon,
  group: 'Students',
  list: List,
} satisfies ConsoleResource;
