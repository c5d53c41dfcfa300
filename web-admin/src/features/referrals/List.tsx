import type { AdminReferral } from '#domain/referrals/admin-contract.ts';
import { DataTable, TextInput } from 'react-admin';
import { MomentColumn, PersonColumn, StatusColumn } from '#console/components/lists/columns.tsx';
import { localTime } from '#console/components/moment.tsx';
import { PersonName, UserField } from '#console/components/person-field.tsx';
import { choiceFilter, RecordList } from '#console/components/lists/record-list.tsx';
import { causesText, statusNames } from './words.ts';

const filters = [
  choiceFilter('status', statusNames, 'State'),
  <TextInput key="referrerId" source="referrerId" label="Referred by (user id)" />,
];

const personOfRow = () => <PersonName />;

export const List = () => (
  <RecordList<AdminReferral>
    search="User id"
    filters={filters}
    sort={{ field: 'at', order: 'DESC' }}
    empty="Students who sign up with a referral link will be listed here."
    primary={personOfRow}
    secondary={({ status, heldFor, at }) =>
      [statusNames[status], ...(heldFor.length > 0 ? [causesText({ heldFor })] : []), localTime(at)].join(
        ', ',
      )
    }
  >
    <StatusColumn source="status" label="State" />
    <DataTable.Col label="In common" disableSort render={causesText} />
    <PersonColumn disableSort />
    <DataTable.Col
      source="referrerId"
      label="Referred by"
      disableSort
      render={({ referrerId }: AdminReferral) => <UserField source="referrerId" id={referrerId} />}
    />
    <MomentColumn source="at" label="Signed up" />
  </RecordList>
);
