import { truncated } from '#domain/core/text/truncated.ts';
import type { ConversationRow } from '#domain/inbox/admin-contract.ts';
import { DataTable } from 'react-admin';
import { MomentColumn, PersonColumn, StatusColumn } from '#console/components/lists/columns.tsx';
import { localTime } from '#console/components/moment.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { statusNames, textOrErased, writerOf } from './words.ts';

const filters = [choiceFilter('status', statusNames, 'State')];

export const List = () => (
  <RecordList<ConversationRow>
    search="Name, email, text or user id"
    filters={filters}
    sort={{ field: 'status', order: 'DESC' }}
    empty="Messages from the contact page and the chat will be here."
    primary={(row) => `${writerOf(row)}: ${truncated(textOrErased(row.latest))}`}
    secondary={({ status, updatedAt }) => `${statusNames[status]}, ${localTime(updatedAt)}`}
  >
    <StatusColumn source="status" label="State" />
    <DataTable.Col label="From" disableSort render={(row: ConversationRow) => writerOf(row)} />
    <DataTable.Col
      label="Latest message"
      disableSort
      sx={{ maxWidth: 380, overflowWrap: 'anywhere' }}
      render={({ latest }: ConversationRow) => truncated(textOrErased(latest))}
    />
    <PersonColumn disableSort />
    <MomentColumn source="openedAt" label="Opened" />
    <MomentColumn source="updatedAt" label="Latest" />
  </RecordList>
);
