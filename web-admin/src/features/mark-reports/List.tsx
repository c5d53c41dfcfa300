import type { AdminMarkReport } from '#domain/writing/mark-report-contract.ts';
import { DataTable, TopToolbar } from 'react-admin';
import {
  MomentColumn,
  PersonColumn,
  QuestionColumn,
  StatusColumn,
} from '#console/components/lists/columns.tsx';
import { ExportAllButton, type CsvColumns } from '#console/components/lists/export-all-button.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { Excerpt } from './excerpt.tsx';
import { correctionText, faultNames, ruleText, statusNames } from './words.ts';

const filters = [choiceFilter('status', statusNames, 'State'), choiceFilter('fault', faultNames, 'Kind')];

const csv: CsvColumns<AdminMarkReport> = {
  State: ({ status }) => statusNames[status],
  Question: ({ uid }) => uid,
  Kind: ({ fault }) => faultNames[fault],
  Rule: ruleText,
  'Found by': ({ sources }) => sources.join(' '),
  Scorer: ({ scorer, scorerVersion }) => `${scorer} ${scorerVersion}`,
  Before: ({ excerpt }) => excerpt?.before ?? '',
  Marked: ({ excerpt }) => excerpt?.marked ?? '',
  After: ({ excerpt }) => excerpt?.after ?? '',
  Suggestions: ({ excerpt }) => excerpt?.suggestions.join(' | ') ?? '',
  Reported: ({ at }) => at,
};

const Actions = () => (
  <TopToolbar>
    <ExportAllButton columns={csv} />
  </TopToolbar>
);

export const List = () => (
  <RecordList<AdminMarkReport>
    search="Question, rule or user id"
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'status', order: 'DESC' }}
    empty="Marks that students report as no mistakes will be here."
    primary={(row) => correctionText(row)}
    secondary={(row) => `${statusNames[row.status]}. ${faultNames[row.fault]}, ${ruleText(row)}, ${row.uid}`}
  >
    <StatusColumn source="status" label="State" />
    <DataTable.Col
      label="Answer"
      disableSort
      sx={{ maxWidth: 420, overflowWrap: 'anywhere' }}
      render={({ excerpt }: AdminMarkReport) => <Excerpt excerpt={excerpt} />}
    />
    <DataTable.Col label="Correction" disableSort render={correctionText} />
    <DataTable.Col label="Kind" disableSort render={({ fault }: AdminMarkReport) => faultNames[fault]} />
    <DataTable.Col source="rule" label="Rule" render={ruleText} />
    <QuestionColumn />
    <PersonColumn disableSort />
    <MomentColumn source="at" label="Reported" />
  </RecordList>
);
