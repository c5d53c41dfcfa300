import { IconPencilCheck } from '@tabler/icons-react';
import { List } from './List.tsx';

export const attempts = {
  name: 'attempts',
  options: { label: 'Practice answers' },
  icon: () => IconPencilCheck({ size: 22 }),
  list: List,
};
