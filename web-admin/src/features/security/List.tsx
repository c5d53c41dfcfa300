import type { AdminSecurityEvent } from '#domain/security/admin-contract.ts';
import { DataTable, TextInput } from 'react-admin';
import { MomentColumn, PersonColumn } from '#console/components/lists/columns.tsx';
import { asTitle } from '#console/components/in-words.ts';
import { localTime } from '#console/components/moment.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { pageOf } from '#console/components/user-paths.ts';
import { kindNames, eventInWords } from './words.ts';

const filters = [
  choiceFilter('kind', kindNames, 'Event'),
  <TextInput key="email" source="email" label="Email address" alwaysOn />,
];

const callInWords = ({ call }: AdminSecurityEvent) => (call.startsWith('/') ? call : asTitle(call));

export const List = () => (
  <RecordList<AdminSecurityEvent>
    search="Action, network or user id"
    filters={filters}
    sort={{ field: 'lastAt', order: 'DESC' }}
    pathOf={({ userId }) => pageOf(userId)}
    empty="Logins, refusals and admin actions will be listed here."
    primary={eventInWords}
    secondary={(event) => `${callInWords(event)}, from ${event.network}, ${localTime(event.lastAt)}`}
    hasPerson
  >
    <MomentColumn source="lastAt" label="When" />
    <DataTable.Col source="kind" label="Event" render={eventInWords} />
    <DataTable.Col source="call" label="Call" render={callInWords} />
    <DataTable.Col
      source="code"
      label="Refused for"
      disableSort
      render={({ code }: AdminSecurityEvent) => (code === null ? '–' : asTitle(code))}
    />
    <PersonColumn disableSort />
    <DataTable.Col source="network" label="Network" />
  </RecordList>
);
