import { adminRealResults } from '#domain/results/admin-contract.ts';
import { RealResultsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const realResults = {
  name: adminRealResults.name,
  rows: adminRealResults,
  options: { label: 'Exam results' },
  icon: RealResultsIcon,
  group: 'Students',
  list: List,
  show: Show,
} satisfies ConsoleResource;
