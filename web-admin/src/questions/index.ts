import type { AdminQuestion } from '#domain/support/contract.ts';
import { IconListDetails } from '@tabler/icons-react';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const questions = {
  name: 'questions',
  options: { label: 'Questions' },
  icon: () => IconListDetails({ size: 22 }),
  list: List,
  show: Show,
  recordRepresentation: (question: AdminQuestion) => `${question.id} ${question.title}`,
};
