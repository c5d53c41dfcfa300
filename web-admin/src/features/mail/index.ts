import { adminMails } from '#domain/mail/admin-contract.ts';
import { MailIcon } from '../../components/icons.tsx';
import { List } from './List.tsx';

export const mails = {
  name: adminMails.name,
  rows: adminMails,
  options: { label: 'Emails' },
  icon: MailIcon,
  list: List,
};
