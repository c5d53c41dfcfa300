import { adminFixedTests, type AdminFixedTest } from '#domain/mock-tests/fixed-test-contract.ts';
import { FixedTestsIcon } from '../../components/icons.tsx';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const fixedTests = {
  name: adminFixedTests.name,
  rows: adminFixedTests,
  options: { label: 'Fixed tests' },
  icon: FixedTestsIcon,
  list: List,
  show: Show,
  edit: Edit,
  create: Create,
  recordRepresentation: ({ name }: AdminFixedTest) => name,
};
