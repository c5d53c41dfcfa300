import type { AdminReport } from '#domain/support/contract.ts';
import { ReportsIcon } from '../../../components/icons.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const reports = {
  name: 'reports',
  options: { label: 'Reports' },
  icon: ReportsIcon,
  list: List,
  show: Show,
  recordRepresentation: ({ uid }: AdminReport) => `Report of ${uid}`,
};
