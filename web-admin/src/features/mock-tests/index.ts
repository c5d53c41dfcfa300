import { adminMockTests } from '#domain/sittings/admin-contract.ts';
import { MockTestsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';

export const mockTests = {
  name: adminMockTests.name,
  rows: adminMockTests,
  options: { label: 'Mock tests' },
  icon: MockTestsIcon,
  group: 'Students',
  list: List,
} satisfies ConsoleResource;
