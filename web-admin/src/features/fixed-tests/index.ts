import {
  adminFixedTests,
  buildMockTest,
  reviseMockTest,
  type AdminFixedTest,
} from '#domain/fixed-tests/contract.ts';
import { FixedTestsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const fixedTests = {
  name: adminFixedTests.name,
  rows: adminFixedTests,
  options: { label: 'Fixed tests' },
  icon: FixedTestsIcon,
  group: 'Questions and tests',
  writes: { create: buildMockTest, edit: reviseMockTest },
  list: List,
  show: Show,
  edit: Edit,
  create: Create,
  recordRepresentation: ({ name }: AdminFixedTest) => name,
} satisfies ConsoleResource;
