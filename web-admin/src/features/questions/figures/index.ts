import { adminQuestionFigures } from '#domain/questions/figures-contract.ts';
import { FiguresIcon } from '../../../components/icons.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const questionFigures = {
  name: adminQuestionFigures.name,
  rows: adminQuestionFigures,
  options: { label: 'Question figures' },
  icon: FiguresIcon,
  list: List,
  show: Show,
};
