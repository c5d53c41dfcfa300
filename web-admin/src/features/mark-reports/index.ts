import { adminMarkReports, type AdminMarkReport } from '#domain/writing/mark-report-contract.ts';
import { MarkReportsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const markReports = {
  name: adminMarkReports.name,
  rows: adminMarkReports,
  options: { label: 'Reported marks' },
  icon: MarkReportsIcon,
  group: 'Questions and tests',
  list: List,
  show: Show,
  recordRepresentation: ({ uid }: AdminMarkReport) => `Mark in an answer to ${uid}`,
} satisfies ConsoleResource;
