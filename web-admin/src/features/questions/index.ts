import type { AdminQuestion } from '#domain/support/contract.ts';
import { QuestionsIcon } from '../../components/icons.tsx';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const questions = {
  name: 'questions',
  options: { label: 'Questions' },
  icon: QuestionsIcon,
  list: List,
  show: Show,
  edit: Edit,
  create: Create,
  recordRepresentation: (question: AdminQuestion) => `${question.id} ${question.title}`,
};
