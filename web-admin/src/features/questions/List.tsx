import { truncated } from '#domain/core/text/truncated.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { exportQuestions, importQuestions } from '#domain/questions/exchange-contract.ts';
import type { AdminQuestion } from '#domain/questions/admin-contract.ts';
import {
  CreateButton,
  DataTable,
  FilterButton,
  NullableBooleanInput,
  SelectInput,
  TopToolbar,
} from 'react-admin';
import { StatusColumn } from '#console/components/lists/columns.tsx';
import { IfMay } from '#console/components/if-may.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { statusWord } from '#console/components/status-chip.tsx';
import { ExportButton } from './exchange/export-button.tsx';
import { ImportButton } from './exchange/import-button.tsx';
import { Tick } from './exchange/tick.tsx';
import { topicName } from './topic-names.ts';

const filters = [
  choiceFilter(
    'type',
    Object.fromEntries(answerableCodes.map((code) => [code, `${code} ${catalogue[code].name}`])),
  ),
  choiceFilter('status', {
    draft: 'Draft',
    published: 'Published',
    reserved: 'Kept for tests',
    retired: 'Retired',
  }),
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
    <IfMay call={importQuestions}>
      <ImportButton />
    </IfMay>
    <IfMay call={exportQuestions}>
      <ExportButton />
    </IfMay>
  </TopToolbar>
);

const topicsOf = ({ topics }: AdminQuestion) => topics.map(topicName).join(', ');
const yesNo = (is: boolean) => (is ? 'Yes' : '–');

function factsOf(question: AdminQuestion): string {
  const { id, status, difficulty, free, prediction, openReports } = question;
  const facts = [
    id,
    statusWord(status),
    `difficulty ${difficulty}`,
    ...(free ? ['free'] : []),
    ...(prediction ? ['predicted'] : []),
    ...(openReports > 0 ? [`${openReports} open ${openReports === 1 ? 'report' : 'reports'}`] : []),
  ];
  return facts.join(', ');
}

/** Hidden in windows too narrow for ten columns. */
const wide = { '@media (max-width: 1480px)': { display: 'none' } } as const;

export const List = () => (
  <RecordList<AdminQuestion>
    search="Name, title or topic"
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'id', order: 'ASC' }}
    empty="The questions of the bank will be here."
    primary={({ title }) => truncated(title)}
    secondary={factsOf}
  >
    <DataTable.Col label="Tick" disableSort render={({ id }: AdminQuestion) => <Tick id={id} />} />
    <DataTable.Col source="id" label="Name" sx={{ whiteSpace: 'nowrap' }} />
    <DataTable.Col
      source="title"
      sx={{ minWidth: 160 }}
      render={({ title }: AdminQuestion) => truncated(title)}
    />
    <DataTable.Col
      source="type"
      sx={{ minWidth: 150 }}
      render={({ type }: AdminQuestion) => catalogue[type].name}
    />
    <StatusColumn source="status" />
    <DataTable.NumberCol source="difficulty" />
    <DataTable.Col source="topics" disableSort sx={wide} render={topicsOf} />
    <DataTable.Col source="free" label="Free" render={({ free }: AdminQuestion) => yesNo(free)} />
    <DataTable.Col
      source="prediction"
      label="Predicted"
      sx={wide}
      render={({ prediction }: AdminQuestion) => yesNo(prediction)}
    />
    <DataTable.NumberCol source="revision" sx={wide} />
    <DataTable.NumberCol source="openReports" label="Reports" />
  </RecordList>
);
