import { adminMockTests } from '#domain/sittings/admin-contract.ts';
import { MockTestsIcon } from '../../components/icons.tsx';
import { List } from './List.tsx';

export const mockTests = {
  name: adminMockTests.name,
  rows: adminMockTests,
  options: { label: 'Mock tests' },
  icon: MockTestsIcon,
  list: List,
};
