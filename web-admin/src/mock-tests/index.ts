import { IconClockHour4 } from '@tabler/icons-react';
import { List } from './List.tsx';

export const mockTests = {
  name: 'mock-tests',
  options: { label: 'Mock tests' },
  icon: () => IconClockHour4({ size: 22 }),
  list: List,
};
