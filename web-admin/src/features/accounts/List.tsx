import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { DataTable, ExportButton, TopToolbar, useRecordContext } from 'react-admin';
import { MomentField, localTime } from '../../components/moment.tsx';
import { choiceFilter, RecordList } from '../../components/record-list.tsx';
import { StatusField } from '../../components/status-chip.tsx';

const filters = [
  choiceFilter('status', { active: 'Active', blocked: 'Blocked', deleted: 'Deleted' }),
  choiceFilter('platformAccess', { student: 'Student', admin: 'Admin' }, 'Access'),
];

const Actions = () => (
  <TopToolbar>
    <ExportButton />
  </TopToolbar>
);

const EmailField = () => {
  const user = useRecordContext<AdminUser>();
  return user?.email ?? <em>Erased</em>;
};

export const List = () => (
  <RecordList<AdminUser>
    search="E-mail address or id"
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'registeredAt', order: 'DESC' }}
    perPage={25}
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
  </RecordList>
);
