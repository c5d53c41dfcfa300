import { platformAccessNames } from '#domain/accounts/platform-access.ts';
import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { DataTable, TopToolbar, useRecordContext } from 'react-admin';
import { MomentColumn, StatusColumn } from '#console/components/lists/columns.tsx';
import { ExportAllButton, type CsvColumns } from '#console/components/lists/export-all-button.tsx';
import { localTime } from '#console/components/moment.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { statusWord } from '#console/components/status-chip.tsx';
import { yesNo } from '#console/components/yes-no.ts';

const filters = [
  choiceFilter('status', { active: 'Active', blocked: 'Blocked', deleted: 'Deleted' }),
  choiceFilter('platformAccess', platformAccessNames, 'Access'),
];

const csv: CsvColumns<AdminUser> = {
  Id: ({ id }) => id,
  'Email address': ({ email }) => email,
  Status: ({ status }) => status,
  Access: ({ platformAccess }) => platformAccess,
  Exam: ({ examType }) => examType,
  Verified: ({ isVerified }) => yesNo(isVerified),
  'Paid until': ({ paidExpiryTime }) => paidExpiryTime,
  Registered: ({ registeredAt }) => registeredAt,
};

const Actions = () => (
  <TopToolbar>
    <ExportAllButton columns={csv} />
  </TopToolbar>
);

const EmailField = () => {
  const user = useRecordContext<AdminUser>();
  return user?.email ?? <em>Erased</em>;
};

export const List = () => (
  <RecordList<AdminUser>
    search="Email address or id"
    filters={filters}
    actions={<Actions />}
    sort={{ field: 'registeredAt', order: 'DESC' }}
    perPage={25}
    empty="Everyone who registers will be here."
    primary={(user) => user.email ?? 'Deleted user'}
    secondary={(user) => `${statusWord(user.status)}, registered ${localTime(user.registeredAt)}`}
  >
    <DataTable.Col source="email" label="Email address">
      <EmailField />
    </DataTable.Col>
    <StatusColumn source="status" />
    <StatusColumn source="platformAccess" label="Access" />
    <MomentColumn source="paidExpiryTime" label="Paid until" />
    <MomentColumn source="registeredAt" label="Registered" />
  </RecordList>
);
