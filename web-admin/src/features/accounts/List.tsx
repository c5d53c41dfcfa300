import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import {
  DataTable,
  ExportButton,
  FilterButton,
  List as RaList,
  SearchInput,
  SelectInput,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { MomentField, localTime } from '../../components/moment.tsx';
import { Rows } from '../../components/rows.tsx';
import { StatusField } from '../../components/status-chip.tsx';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="E-mail address or id" />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    choices={[
      { id: 'active', name: 'Active' },
      { id: 'blocked', name: 'Blocked' },
      { id: 'deleted', name: 'Deleted' },
    ]}
  />,
  <SelectInput
    key="platformAccess"
    source="platformAccess"
    label="Access"
    choices={[
      { id: 'student', name: 'Student' },
      { id: 'admin', name: 'Admin' },
    ]}
  />,
];

const Actions = () => (
  <TopToolbar>
    <FilterButton />
    <ExportButton />
  </TopToolbar>
);

const EmailField = () => {
  const user = useRecordContext<AdminUser>();
  return user?.email ?? <em>Erased</em>;
};

export const List = () => (
  <RaList<AdminUser>
    empty={false}
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'registeredAt', order: 'DESC' }}
    perPage={25}
  >
    <Rows<AdminUser>
      rowClick="show"
      empty="Everyone who registers will be here."
      primary={(user) => user.email ?? 'Deleted user'}
      secondary={(user) => `${user.status}, registered ${localTime(user.registeredAt)}`}
    >
      <DataTable.Col source="email" label="E-mail address">
        <EmailField />
      </DataTable.Col>
      <DataTable.Col source="status">
        <StatusField source="status" />
      </DataTable.Col>
      <DataTable.Col source="platformAccess" label="Access">
        <StatusField source="platformAccess" />
      </DataTable.Col>
      <DataTable.Col source="paidExpiryTime" label="Paid until">
        <MomentField source="paidExpiryTime" />
      </DataTable.Col>
      <DataTable.Col source="registeredAt" label="Registered">
        <MomentField source="registeredAt" />
      </DataTable.Col>
    </Rows>
  </RaList>
);
