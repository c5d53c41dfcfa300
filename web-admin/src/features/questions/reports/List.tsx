import { reportReasons } from '#domain/questions/question-report.ts';
import type { AdminReport } from '#domain/questions/admin-contract.ts';
import { DataTable, List as RaList, SearchInput, SelectInput } from 'react-admin';
import { localTime, MomentField } from '../../../components/moment.tsx';
import { PersonField } from '../../../components/person-field.tsx';
import { Rows } from '../../../components/rows.tsx';
import { Standing } from './standing.tsx';
import { QuestionLink } from '../../../components/question-link.tsx';
import { messageOf, reasonNames, standingOf } from './words.ts';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Question, person or note" />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={[
      { id: 'open', name: 'Open' },
      { id: 'resolved', name: 'Resolved' },
    ]}
  />,
  <SelectInput
    key="reason"
    source="reason"
    alwaysOn
    choices={reportReasons.map((id) => ({ id, name: reasonNames[id] }))}
  />,
];

const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 117)}…` : text);

/** Those that wait stand first, the oldest on top. */
export const List = () => (
  <RaList<AdminReport>
    empty={false}
    filters={filters}
    actions={false}
    sort={{ field: 'status', order: 'ASC' }}
    perPage={50}
  >
    <Rows<AdminReport>
      rowClick="show"
      empty="What students say of questions will be here."
      primary={(report) => `${report.uid}: ${reasonNames[report.reason]}`}
      secondary={(report) =>
        `${standingOf(report)}, ${localTime(report.at)}. ${shortened(messageOf(report))}`
      }
    >
      <DataTable.Col source="status">
        <Standing />
      </DataTable.Col>
      <DataTable.Col source="uid" label="Question">
        <QuestionLink />
      </DataTable.Col>
      <DataTable.Col
        source="reason"
        label="What is wrong"
        render={({ reason }: AdminReport) => reasonNames[reason]}
      />
      <DataTable.Col
        label="Message"
        disableSort
        sx={{ maxWidth: 380, overflowWrap: 'anywhere' }}
        render={(report: AdminReport) => shortened(messageOf(report))}
      />
      <DataTable.Col source="userId" label="Who">
        <PersonField />
      </DataTable.Col>
      <DataTable.Col source="at" label="When">
        <MomentField source="at" />
      </DataTable.Col>
    </Rows>
  </RaList>
);
