import type { AdminReferral } from '#domain/referrals/admin-contract.ts';
import { DataTable } from 'react-admin';
import { MomentColumn, PersonColumn, StatusColumn } from '../../components/lists/columns.tsx';
import { localTime } from '../../components/moment.tsx';
import { choiceFilter, RecordList } from '../../components/lists/record-list.tsx';
import { causesText, statusNames } from './words.ts';

const filters = [choiceFilter('status', statusNames, 'State')];

export const List = () => (
  <RecordList<AdminReferral>
    search="User id"
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    empty="Students who come by a referral link will be here."
    primary={({ userId }) => userId}
    secondary={(row) => `${statusNames[row.status]}, ${causesText(row)}, ${localTime(row.at)}`}
  >
    <StatusColumn source="status" label="State" />
    <DataTable.Col label="In common" disableSort render={causesText} />
    <PersonColumn disableSort />
    <DataTable.Col source="referrerId" label="Referred by" disableSort />
    <MomentColumn source="at" label="Signed up" />
  </RecordList>
);
