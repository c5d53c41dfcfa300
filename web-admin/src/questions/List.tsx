import { catalogue } from '#domain/question-types/catalogue.ts';
import { typeCodes } from '#domain/question-types/type-code.ts';
import type { AdminQuestion } from '#domain/support/contract.ts';
import {
  BooleanField,
  DataTable,
  FilterButton,
  List as RaList,
  SearchInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { Rows } from '../components/rows.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Name or title" />,
  <SelectInput
    key="type"
    source="type"
    alwaysOn
    choices={typeCodes.map((id) => ({ id, name: `${id} ${catalogue[id].name}` }))}
  />,
  <SelectInput
    key="level"
    source="level"
    choices={['easy', 'medium', 'hard'].map((id) => ({ id, name: id }))}
  />,
];

const Actions = () => (
  <TopToolbar>
    <FilterButton />
  </TopToolbar>
);

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
      secondary={(question) => `${question.id}, ${question.level}${question.free ? ', free' : ''}`}
    >
      <DataTable.Col source="id" label="Name" />
      <DataTable.Col source="title" />
      <DataTable.Col source="type" render={({ type }: AdminQuestion) => catalogue[type].name} />
      <DataTable.Col source="level" />
      <DataTable.Col source="free">
        <BooleanField source="free" />
      </DataTable.Col>
      <DataTable.NumberCol source="version" />
    </Rows>
  </RaList>
);
