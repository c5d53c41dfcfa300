import { scoreText } from '#domain/scoring/score.ts';
import type { AdminMockTest } from '#domain/mock-tests/admin-contract.ts';
import { DataTable } from 'react-admin';
import { localTime, MomentField } from '../../components/moment.tsx';
import { HistoryLink, PersonField } from '../../components/person-field.tsx';
import { choiceFilter, RecordList } from '../../components/record-list.tsx';
import { StatusField } from '../../components/status-chip.tsx';

const filters = [
  choiceFilter('status', {
    running: 'Running',
    section_ended: 'Section ended',
    submitted: 'Handed in',
    scored: 'Scored',
  }),
];

const result = ({ points, maximum }: AdminMockTest) =>
  points === null || maximum === null ? '–' : scoreText({ points, maximum });

export const List = () => (
  <RecordList<AdminMockTest>
    search="Sitting, user or test id"
    filters={filters}
    sort={{ field: 'startedAt', order: 'DESC' }}
    rowClick={(_id, _resource, row) => `/users/${row.userId}/show/history`}
    empty="Every sitting of a timed test will be here."
    primary={(test) => `${test.mockTestId}: ${result(test)}`}
    secondary={(test) => `${test.status.replace('_', ' ')}, started ${localTime(test.startedAt)}`}
  >
    <DataTable.Col source="startedAt" label="Started">
      <MomentField source="startedAt" />
    </DataTable.Col>
    <DataTable.Col source="deadline" label="Deadline">
      <MomentField source="deadline" />
    </DataTable.Col>
    <DataTable.Col source="userId" label="Who">
      <PersonField />
    </DataTable.Col>
    <DataTable.Col source="mockTestId" label="Test" />
    <DataTable.Col source="status">
      <StatusField source="status" />
    </DataTable.Col>
    <DataTable.NumberCol source="answered" />
    <DataTable.Col source="points" label="Points" render={result} />
    <DataTable.Col label="More" disableSort>
      <HistoryLink />
    </DataTable.Col>
  </RecordList>
);
