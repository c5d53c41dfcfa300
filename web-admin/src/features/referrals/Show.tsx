import type { AdminReferral } from '#domain/referrals/admin-contract.ts';
import { Link, Stack } from '@mui/material';
import { FunctionField, ListButton, SimpleShowLayout, TopToolbar, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { MomentField } from '#console/components/moment.tsx';
import { PersonField, UserField } from '#console/components/person-field.tsx';
import { StatusField } from '#console/components/status-chip.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
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
    <Stack direction="row" useFlexGap sx={{ columnGap: 2, flexWrap: 'wrap' }}>
      <UserField source="referrerId" id={seen.referrerId} />
      <Link component={RouterLink} to={referralsBy(seen.referrerId)}>
        All students they referred
      </Link>
    </Stack>
  ) : null;
};

const referralsBy = (referrerId: string) =>
  `/referrals?filter=${encodeURIComponent(JSON.stringify({ referrerId }))}`;

export const Show = () => (
  <ShowPage<AdminReferral> title="Referral" actions={<Actions />}>
    <SimpleShowLayout>
      <StatusField source="status" label="State" />
      <FunctionField<AdminReferral> label="In common" render={causesText} />
      <PersonField label="User" />
      <FunctionField<AdminReferral> label="Referred by" render={() => <Referrer />} />
      <MomentField source="at" label="Signed up" />
    </SimpleShowLayout>
  </ShowPage>
);
