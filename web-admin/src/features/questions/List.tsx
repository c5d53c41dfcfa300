import { catalogue } from '#domain/question-types/catalogue.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import type { AdminQuestion } from '#domain/questions/admin-contract.ts';
import {
  CreateButton,
  DataTable,
  FilterButton,
  List as RaList,
  NullableBooleanInput,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { Rows } from '../../components/rows.tsx';
import { StatusField } from '../../components/status-chip.tsx';
import { topicName } from './topic-names.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name, title or topic" />,
  <SelectInput
    key="type"
    source="type"
    alwaysOn
    choices={answerableCodes.map((id) => ({ id, name: `${id} ${catalogue[id].name}` }))}
  />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={[
      { id: 'draft', name: 'Draft' },
      { id: 'published', name: 'Published' },
      { id: 'reserved', name: 'Kept for tests' },
      { id: 'retired', name: 'Retired' },
    ]}
  />,
  <SelectInput
    key="difficulty"
    source="difficulty"
    choices={[1, 2, 3, 4, 5].map((id) => ({ id, name: `${id} of 5` }))}
  />,
  <NullableBooleanInput key="free" source="free" label="Free sample" />,
  <NullableBooleanInput key="prediction" source="prediction" label="Predicted" />,
  <NullableBooleanInput key="isReported" source="isReported" label="With open reports" />,
];

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <CreateButton label="Draft a question" />
  </TopToolbar>
);

const topicsOf = ({ topics }: AdminQuestion) => topics.map(topicName).join(', ');
const yesNo = (is: boolean) => (is ? 'Yes' : '–');

/** What a phone shows under the title. */
function factsOf(question: AdminQuestion): string {
  const { id, status, difficulty, free, prediction, openReports } = question;
  const facts = [
    id,
    status,
    `difficulty ${difficulty}`,
    ...(free ? ['free'] : []),
    ...(prediction ? ['predicted'] : []),
    ...(openReports > 0 ? [`${openReports} open ${openReports === 1 ? 'report' : 'reports'}`] : []),
  ];
  return facts.join(', ');
}

export const List = () => (
  <RaList<AdminQuestion>
    empty={false}
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'id', order: 'ASC' }}
    perPage={50}
  >
    <Rows<AdminQuestion>
      rowClick="show"
      empty="The questions of the bank will be here."
      primary={(question) => question.title}
      secondary={factsOf}
    >
      <DataTable.Col source="id" label="Name" sx={{ whiteSpace: 'nowrap' }} />
      <DataTable.Col source="title" />
      <DataTable.Col source="type" render={({ type }: AdminQuestion) => catalogue[type].name} />
      <DataTable.Col source="status">
        <StatusField source="status" />
      </DataTable.Col>
      <DataTable.NumberCol source="difficulty" />
      <DataTable.Col source="topics" disableSort render={topicsOf} />
      <DataTable.Col source="free" label="Free" render={({ free }: AdminQuestion) => yesNo(free)} />
      <DataTable.Col
        source="prediction"
        label="Predicted"
        render={({ prediction }: AdminQuestion) => yesNo(prediction)}
      />
      <DataTable.NumberCol source="revision" />
      <DataTable.NumberCol source="openReports" label="Open reports" />
    </Rows>
  </RaList>
);
