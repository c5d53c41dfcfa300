import { adminMarkReports, type AdminMarkReport } from '#domain/writing/mark-report-contract.ts';
import { MarkReportsIcon } from '../../components/icons.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const markReports = {
  name: adminMarkReports.name,
  rows: adminMarkReports,
  options: { label: 'Reported marks' },
  icon: MarkReportsIcon,
  list: List,
  show: Show,
  recordRepresentation: ({ uid }: AdminMarkReport) => `Mark in an answer to ${uid}`,
};
