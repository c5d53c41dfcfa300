import { CreateButton, DataTable, TopToolbar } from 'react-admin';
import type { SurveyRow } from '#domain/surveys/admin-contract.ts';
import { MomentColumn, StatusColumn } from '#console/components/lists/columns.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { phaseNames, statusWord } from '#console/components/status-chip.tsx';

const filters = [choiceFilter('status', phaseNames)];

const Actions = () => (
  <TopToolbar>
    <CreateButton label="Create a survey" />
  </TopToolbar>
);

export const List = () => (
  <RecordList<SurveyRow>
    search="Name or title"
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'startTime', order: 'DESC' }}
    empty="Surveys will be here."
    primary={({ title }) => title}
    secondary={({ status, completed }) => `${statusWord(status)}, completed by ${completed}`}
  >
    <DataTable.Col source="title" disableSort />
    <DataTable.Col source="id" label="Name" disableSort />
    <StatusColumn source="status" disableSort />
    <MomentColumn source="startTime" label="From" />
    <MomentColumn source="endTime" label="Until" />
    <DataTable.NumberCol source="completed" label="Completed by" />
  </RecordList>
);
