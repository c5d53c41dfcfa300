import { CreateButton, DataTable, TopToolbar, useCreatePath } from 'react-admin';
import { MomentColumn } from '#console/components/lists/columns.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { phaseNames, StatusField, statusWord } from '#console/components/status-chip.tsx';
import { audienceNames, type PerkRow } from './words.ts';

const filters = [choiceFilter('status', phaseNames), choiceFilter('audience', audienceNames, 'Audience')];

const Actions = () => (
  <TopToolbar>
    <CreateButton label="Create an offer" />
  </TopToolbar>
);

export const List = () => {
  const createPath = useCreatePath();
  return (
    <RecordList<PerkRow>
      search="Name or title"
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'startTime', order: 'DESC' }}
      pathOf={({ id }) => createPath({ resource: 'perks', type: 'edit', id })}
      empty="Offers for students will be here."
      primary={({ title }) => title}
      secondary={(row) => `${statusWord(row.status)}, ${audienceNames[row.audience]}, claimed ${row.claimed}`}
    >
      <DataTable.Col source="title" label="Title" />
      <DataTable.Col source="status" disableSort>
        <StatusField source="status" />
      </DataTable.Col>
      <DataTable.Col
        source="audience"
        label="Audience"
        disableSort
        render={({ audience }: PerkRow) => audienceNames[audience]}
      />
      <MomentColumn source="startTime" label="From" />
      <MomentColumn source="endTime" label="Until" />
      <DataTable.NumberCol source="claimed" label="Claimed" />
    </RecordList>
  );
};
