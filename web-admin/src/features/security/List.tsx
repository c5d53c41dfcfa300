import type { AdminSecurityEvent } from '#domain/security/admin-contract.ts';
import { DataTable, TextInput, useRecordContext } from 'react-admin';
import { localTime, MomentField } from '../../components/moment.tsx';
import { PersonField } from '../../components/person-field.tsx';
import { choiceFilter, RecordList } from '../../components/record-list.tsx';
import { kindNames, whatHappened } from './words.ts';

const filters = [
  choiceFilter('kind', kindNames, 'What happened'),
  <TextInput key="email" source="email" label="E-mail address" alwaysOn />,
  <TextInput key="userId" source="userId" label="User id" alwaysOn />,
  <TextInput key="network" source="network" label="Network" alwaysOn />,
];

const Who = () => {
  const event = useRecordContext<AdminSecurityEvent>();
  return event?.userId ? <PersonField /> : '–';
};

/** Log-ins, refusals and acts of admins, the newest first; equal ones of one minute are one row. */
export const List = () => (
  <RecordList<AdminSecurityEvent>
    filters={filters}
    sort={{ field: 'lastAt', order: 'DESC' }}
    rowClick={(_id, _resource, { userId }) => (userId === null ? false : `/users/${userId}/show`)}
    empty="Log-ins, refusals and acts of admins will be here."
    primary={whatHappened}
    secondary={({ call, network, lastAt }) => `${call}, from ${network}, ${localTime(lastAt)}`}
  >
    <DataTable.Col source="lastAt" label="When">
      <MomentField source="lastAt" />
    </DataTable.Col>
    <DataTable.Col source="kind" label="What happened" render={whatHappened} />
    <DataTable.Col source="call" label="Call" />
    <DataTable.Col source="code" label="Refused for" disableSort render={({ code }) => code ?? '–'} />
    <DataTable.Col source="userId" label="Who" disableSort>
      <Who />
    </DataTable.Col>
    <DataTable.Col source="network" label="Network" />
  </RecordList>
);
