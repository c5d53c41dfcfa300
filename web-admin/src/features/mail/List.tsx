import type { AdminMail } from '#domain/mail/admin-contract.ts';
import { DataTable } from 'react-admin';
import { MomentColumn, PersonColumn, StatusColumn } from '#console/components/lists/columns.tsx';
import { localTime } from '#console/components/moment.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { pageOf } from '#console/components/user-paths.ts';
import { kindName, kindNames, stateNames } from './words.ts';

const filters = [choiceFilter('kind', kindNames, 'Kind'), choiceFilter('state', stateNames, 'State')];

export const List = () => (
  <RecordList<AdminMail>
    search="Subject or user id"
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    pathOf={({ userId }) => pageOf(userId)}
    empty="No emails yet."
    primary={({ subject }) => subject}
    secondary={({ kind, state, at }) => `${kindName(kind)}, ${stateNames[state]}, ${localTime(at)}`}
    hasPerson
  >
    <MomentColumn source="at" label="When" />
    <DataTable.Col source="kind" label="Kind" render={({ kind }: AdminMail) => kindName(kind)} />
    <DataTable.Col source="subject" label="Subject" />
    <PersonColumn disableSort />
    <StatusColumn source="state" label="State" />
    <MomentColumn source="closedAt" label="Since" disableSort />
  </RecordList>
);
