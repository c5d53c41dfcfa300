import { MockTestsIcon } from '../../components/icons.tsx';
import { List } from './List.tsx';

export const mockTests = {
  name: 'mock-tests',
  options: { label: 'Mock tests' },
  icon: MockTestsIcon,
  list: List,
};
