import { CreateButton, DataTable, TopToolbar, useCreatePath } from 'react-admin';
import { MomentColumn } from '#console/components/lists/columns.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { StatusField, statusWord } from '#console/components/status-chip.tsx';
import { kindNames, statusNames, type ContentRow } from './words.ts';

const filters = [
  choiceFilter('kind', kindNames, 'Kind'),
  choiceFilter('status', statusNames, 'Status'),
  choiceFilter('hasProblems', { true: 'With problems', false: 'Without problems' }, 'Problems'),
];

const Actions = () => (
  <TopToolbar>
    <CreateButton label="Write a document" />
  </TopToolbar>
);

export const List = () => {
  const createPath = useCreatePath();
  return (
    <RecordList<ContentRow>
      search="Title or address"
      filters={filters}
      actions={<Actions />}
      sort={{ field: 'path', order: 'ASC' }}
      pathOf={({ id }) => createPath({ resource: 'content', type: 'edit', id: encodeURIComponent(id) })}
      empty="The documents of the public site will be here."
      primary={({ title }) => title}
      secondary={({ kind, status, path, problems }) =>
        `${kindNames[kind]}, ${statusWord(status)}, ${path}${problems.length > 0 ? `, ${problemsOf(problems.length)}` : ''}`
      }
    >
      <DataTable.Col source="title" label="Title" />
      <DataTable.Col
        source="kind"
        label="Kind"
        disableSort
        render={({ kind }: ContentRow) => kindNames[kind]}
      />
      <DataTable.Col source="path" label="Address" />
      <DataTable.Col source="status" disableSort>
        <StatusField source="status" />
      </DataTable.Col>
      <DataTable.Col
        label="Problems"
        disableSort
        render={({ problems }: ContentRow) => (problems.length > 0 ? problemsOf(problems.length) : '')}
      />
      <MomentColumn source="changedAt" label="Edited" />
    </RecordList>
  );
};

const problemsOf = (count: number) => (count === 1 ? '1 problem' : `${count} problems`);
