import type { AdminMockTest } from '#domain/sittings/admin-contract.ts';
import { DataTable } from 'react-admin';
import {
  HistoryColumn,
  MomentColumn,
  PersonColumn,
  StatusColumn,
} from '#console/components/lists/columns.tsx';
import { localTime } from '#console/components/moment.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { historyOf } from '#console/components/user-paths.ts';
import { statusWord } from '#console/components/status-chip.tsx';
import { PaidByField } from './paid-by-field.tsx';
import { ResultField, resultText } from './result-field.tsx';

const filters = [
  choiceFilter('status', {
    running: 'Running',
    section_ended: 'Section ended',
    submitted: 'Handed in',
    scored: 'Scored',
  }),
];

export const List = () => (
  <RecordList<AdminMockTest>
    search="Sitting, user or test"
    filters={filters}
    sort={{ field: 'startedAt', order: 'DESC' }}
    pathOf={({ userId }) => historyOf(userId)}
    empty="Every sitting of a timed test will be here."
    primary={(test) => `${test.name}: ${resultText(test)}`}
    secondary={(test) => `${statusWord(test.status)}, started ${localTime(test.startedAt)}`}
    hasPerson
  >
    <MomentColumn source="startedAt" label="Started" />
    <MomentColumn source="deadline" />
    <PersonColumn />
    <DataTable.Col source="mockTestId" label="Test" render={({ name }: AdminMockTest) => name} />
    <StatusColumn source="status" />
    <DataTable.NumberCol source="answered" />
    <DataTable.Col source="points" label="Result" sx={{ textAlign: 'right' }}>
      <ResultField />
    </DataTable.Col>
    <DataTable.Col label="Paid by" disableSort>
      <PaidByField />
    </DataTable.Col>
    <HistoryColumn />
  </RecordList>
);
