import type { AdminQuestion } from '#domain/support/contract.ts';
import { QuestionsIcon } from '../components/icons.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const questions = {
  name: 'questions',
  options: { label: 'Questions' },
  icon: QuestionsIcon,
  list: List,
  show: Show,
  recordRepresentation: (question: AdminQuestion) => `${question.id} ${question.title}`,
};
