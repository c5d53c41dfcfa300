import { AttemptsIcon } from '../../components/icons.tsx';
import { List } from './List.tsx';

export const attempts = {
  name: 'attempts',
  options: { label: 'Practice answers' },
  icon: AttemptsIcon,
  list: List,
};
