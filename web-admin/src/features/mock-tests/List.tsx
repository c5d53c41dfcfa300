import { scoreText } from '#domain/scoring/score.ts';
import type { AdminMockTest } from '#domain/mock-tests/admin-contract.ts';
import { DataTable, List as RaList, SearchInput, SelectInput } from 'react-admin';
import { localTime, MomentField } from '../../components/moment.tsx';
import { HistoryLink, PersonField } from '../../components/person-field.tsx';
import { Rows } from '../../components/rows.tsx';
import { StatusField } from '../../components/status-chip.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Sitting, user or test id" />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={[
      { id: 'running', name: 'Running' },
      { id: 'section_ended', name: 'Section ended' },
      { id: 'submitted', name: 'Handed in' },
      { id: 'scored', name: 'Scored' },
    ]}
  />,
];

const result = ({ points, maximum }: AdminMockTest) =>
  points === null || maximum === null ? '–' : scoreText({ points, maximum });

export const List = () => (
  <RaList<AdminMockTest>
    empty={false}
    filters={filters}
    actions={false}
    sort={{ field: 'startedAt', order: 'DESC' }}
    perPage={50}
  >
    <Rows<AdminMockTest>
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
    </Rows>
  </RaList>
);
