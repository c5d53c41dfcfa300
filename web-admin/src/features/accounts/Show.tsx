import { examTypeNames } from '#domain/accounts/exam-type.ts';
import type { AdminUser, AdminUserPage } from '#domain/accounts/admin-contract.ts';
import { fetchStudentSessions } from '#domain/accounts/sessions/session-contract.ts';
import { fetchExtraTimeOfUser } from '#domain/extra-time/contract.ts';
import { lookUpHistory } from '#domain/support/contract.ts';
import {
  FunctionField,
  Labeled,
  TabbedShowLayout,
  TabbedShowLayoutTabs,
  TextField,
  useRecordContext,
} from 'react-admin';
import { MomentField } from '#console/components/moment.tsx';
import { useMay } from '#console/components/if-may.tsx';
import { StatusField } from '#console/components/status-chip.tsx';
import { ShowPage } from '#console/components/record-pages.tsx';
import { History } from '../support/history/history.tsx';
import { PurchasesOfUser } from '../carts/purchases-of-user.tsx';
import { Activity } from './activity.tsx';
import { Credits } from './credits.tsx';
import { ExtraTime } from './extra-time.tsx';
import { LogIns } from './log-ins.tsx';
import { UserActions } from './user-actions.tsx';
import { UserPicture } from './user-picture.tsx';

const Name = () => {
  const user = useRecordContext<AdminUser>();
  return user ? (user.email ?? 'Deleted user') : null;
};

const MailStatus = () => {
  const mail = useRecordContext<Partial<AdminUserPage>>()?.mail;
  if (mail !== 'bounced' && mail !== 'complained') return null;
  return (
    <Labeled label="Mail">
      <StatusField source="mail" />
    </Labeled>
  );
};

export const Show = () => {
  const [seesExtraTime, seesLogIns, seesHistory] = [
    useMay(fetchExtraTimeOfUser),
    useMay(fetchStudentSessions),
    useMay(lookUpHistory),
  ];
  return (
    <ShowPage<AdminUser>
      title={<Name />}
      actions={<UserActions />}
      // The replay stays in view next to a long timeline; a card that clips its content would prevent this.
      sx={{ '& .RaShow-card': { overflow: 'visible' } }}
    >
      <TabbedShowLayout
        tabs={
          <TabbedShowLayoutTabs variant="scrollable" scrollButtons={false} sx={{ contain: 'inline-size' }} />
        }
      >
        <TabbedShowLayout.Tab label="Details">
          <Activity />
          <UserPicture />
          <FunctionField<AdminUser> label="Email address" render={(user) => user.email ?? 'Erased'} />
          <MailStatus />
          <StatusField source="status" label="Status" />
          <StatusField source="platformAccess" label="Access" />
          <FunctionField<AdminUser>
            label="Email address verified"
            render={({ isVerified }) => (isVerified ? 'Yes' : 'No')}
          />
          <FunctionField<AdminUser> label="Exam" render={({ examType }) => examTypeNames[examType]} />
          <MomentField source="paidExpiryTime" label="Paid access until" />
          <MomentField source="registeredAt" label="Registered" />
          <Labeled label="Id">
            <TextField source="id" sx={{ overflowWrap: 'anywhere' }} />
          </Labeled>
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Credits" path="credits">
          <Credits />
        </TabbedShowLayout.Tab>
        <TabbedShowLayout.Tab label="Purchases" path="purchases">
          <PurchasesOfUser />
        </TabbedShowLayout.Tab>
        {seesExtraTime && (
          <TabbedShowLayout.Tab label="Extra time" path="extra-time">
            <ExtraTime />
          </TabbedShowLayout.Tab>
        )}
        {seesLogIns && (
          <TabbedShowLayout.Tab label="Logins" path="log-ins">
            <LogIns />
          </TabbedShowLayout.Tab>
        )}
        {seesHistory && (
          <TabbedShowLayout.Tab label="History" path="history">
            <History />
          </TabbedShowLayout.Tab>
        )}
      </TabbedShowLayout>
    </ShowPage>
  );
};
