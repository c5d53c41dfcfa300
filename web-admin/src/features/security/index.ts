import { adminSecurityEvents } from '#domain/security/admin-contract.ts';
import { SecurityIcon } from '../../components/icons.tsx';
import { List } from './List.tsx';

export const securityEvents = {
  name: adminSecurityEvents.name,
  rows: adminSecurityEvents,
  options: { label: 'Security' },
  icon: SecurityIcon,
  list: List,
};
