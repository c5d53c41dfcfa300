import {
  adminQuestions,
  draftQuestion,
  reviseQuestion,
  type AdminQuestion,
} from '#domain/questions/admin-contract.ts';
import { QuestionsIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const questions = {
  name: adminQuestions.name,
  rows: adminQuestions,
  options: { label: 'Questions' },
  icon: QuestionsIcon,
  group: 'Questions and tests',
  writes: { create: draftQuestion, edit: reviseQuestion },
  list: List,
  show: Show,
  edit: Edit,
  create: Create,
  recordRepresentation: (question: AdminQuestion) => `${question.id} ${question.title}`,
} satisfies ConsoleResource;
