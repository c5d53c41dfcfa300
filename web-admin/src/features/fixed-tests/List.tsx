import { examTypeNames } from '#domain/accounts/exam-type.ts';
import { examPartNames } from '#domain/mock-tests/exam-part.ts';
import type { AdminFixedTest } from '#domain/fixed-tests/contract.ts';
import { CreateButton, DataTable, TopToolbar } from 'react-admin';
import { MomentColumn, StatusColumn } from '#console/components/lists/columns.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { statusWord } from '#console/components/status-chip.tsx';
import { examAndPart, partName } from './words.ts';

const filters = [
  choiceFilter('examType', examTypeNames, 'Exam'),
  choiceFilter('part', examPartNames, 'Part'),
  choiceFilter('status', { draft: 'Draft', published: 'Published', retired: 'Retired' }),
];

const Actions = () => (
  <TopToolbar>
    <CreateButton label="Build a test" />
  </TopToolbar>
);

export const List = () => (
  <RecordList<AdminFixedTest>
    search="Name or title"
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'id', order: 'ASC' }}
    empty="Tests with a fixed list of questions will be listed here."
    primary={({ name }) => name}
    secondary={(test) => `${examAndPart(test)}, ${statusWord(test.status)}, ${test.questions} questions`}
  >
    <DataTable.Col source="id" label="Name" />
    <DataTable.Col source="name" label="Title" />
    <DataTable.Col
      source="examType"
      label="Exam"
      render={({ examType }: AdminFixedTest) => examTypeNames[examType]}
    />
    <DataTable.Col source="part" render={({ part }: AdminFixedTest) => partName(part)} />
    <StatusColumn source="status" />
    <DataTable.NumberCol source="questions" />
    <MomentColumn source="changedAt" label="Changed" />
  </RecordList>
);
