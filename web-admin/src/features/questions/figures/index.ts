import { adminQuestionFigures } from '#domain/questions/figures-contract.ts';
import { FiguresIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const questionFigures = {
  name: adminQuestionFigures.name,
  rows: adminQuestionFigures,
  options: { label: 'Question figures' },
  icon: FiguresIcon,
  group: 'Questions and tests',
  list: List,
  show: Show,
} satisfies ConsoleResource;
