import { adminReports, type AdminReport } from '#domain/questions/admin-contract.ts';
import { ReportsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const reports = {
  name: adminReports.name,
  rows: adminReports,
  options: { label: 'Reports' },
  icon: ReportsIcon,
  group: 'Questions and tests',
  list: List,
  show: Show,
  recordRepresentation: ({ uid }: AdminReport) => `Report of ${uid}`,
} satisfies ConsoleResource;
