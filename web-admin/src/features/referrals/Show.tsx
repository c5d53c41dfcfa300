import type { AdminReferral } from '#domain/referrals/admin-contract.ts';
import { Link } from '@mui/material';
import {
  FunctionField,
  ListButton,
  SimpleShowLayout,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { MomentField } from '../../components/moment.tsx';
import { PersonField } from '../../components/person-field.tsx';
import { StatusField } from '../../components/status-chip.tsx';
import { ShowPage } from '../../components/record-pages.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { causesText } from './words.ts';

const Actions = () => (
  <TopToolbar sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <ListButton />
    <DecideButtons />
  </TopToolbar>
);

const Referrer = () => {
  const seen = useRecordContext<AdminReferral>();
  return seen ? (
    <Link component={RouterLink} to={`/users/${seen.referrerId}/show`}>
      {seen.referrerId}
    </Link>
  ) : null;
};

export const Show = () => (
  <ShowPage<AdminReferral> title="Referral" actions={<Actions />}>
    <SimpleShowLayout>
      <StatusField source="status" label="State" />
      <FunctionField<AdminReferral> label="In common" render={causesText} />
      <PersonField label="Who" />
      <FunctionField<AdminReferral> label="Referred by" render={() => <Referrer />} />
      <MomentField source="at" label="Signed up" />
    </SimpleShowLayout>
  </ShowPage>
);
