import { truncated } from '#domain/core/text/truncated.ts';
import type { AdminReport } from '#domain/questions/admin-contract.ts';
import { DataTable } from 'react-admin';
import { MomentColumn, PersonColumn, QuestionColumn } from '#console/components/lists/columns.tsx';
import { localTime } from '#console/components/moment.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { Standing } from './standing.tsx';
import { messageOf, reasonNames, standingOf } from './words.ts';

const filters = [
  choiceFilter('status', { open: 'Open', resolved: 'Resolved' }),
  choiceFilter('reason', reasonNames, 'What is wrong'),
];

export const List = () => (
  <RecordList<AdminReport>
    search="Question, person or note"
    filters={filters}
    sort={{ field: 'status', order: 'ASC' }}
    empty="What students say of questions will be here."
    primary={(report) => `${report.uid}: ${reasonNames[report.reason]}`}
    secondary={(report) => `${standingOf(report)}, ${localTime(report.at)}. ${truncated(messageOf(report))}`}
  >
    <DataTable.Col source="status">
      <Standing />
    </DataTable.Col>
    <QuestionColumn />
    <DataTable.Col
      source="reason"
      label="What is wrong"
      render={({ reason }: AdminReport) => reasonNames[reason]}
    />
    <DataTable.Col
      label="Message"
      disableSort
      sx={{ maxWidth: 380, overflowWrap: 'anywhere' }}
      render={(report: AdminReport) => truncated(messageOf(report))}
    />
    <PersonColumn />
    <MomentColumn source="at" label="When" />
  </RecordList>
);
