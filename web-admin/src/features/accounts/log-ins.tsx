import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import {
  endStudentSession,
  fetchStudentSessions,
  type SessionView,
} from '#domain/accounts/sessions/session-contract.ts';
import { Stack, TableCell, TableRow, Typography } from '@mui/material';
import { IconLogout } from '@tabler/icons-react';
import { RecordContextProvider } from 'react-admin';
import { localTime, MomentField } from '#console/components/moment.tsx';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { SmallTable } from '#console/components/lists/small-table.tsx';
import { capitalized } from '#domain/core/text/capitalized.ts';
import { call } from '#console/core/api.ts';
import { OfUser } from './of-user.tsx';
import { SecondFactorOfUser } from './second-factor-of-user.tsx';

const ends: Readonly<Record<NonNullable<SessionView['end']>, string>> = {
  logged_out: 'Logged out',
  logged_out_everywhere: 'Logged out everywhere',
  blocked: 'Ended by a block',
  account_deleted: 'Ended with the account',
  not_me: 'Reported by the user',
  ended: 'Ended by the team',
  replaced: 'Ended by the next login',
  expired: 'Expired',
  password_reset: 'Ended by a new password',
};

export const LogIns = () => (
  <OfUser
    name="log-ins"
    ask={async (id, signal) => (await call(fetchStudentSessions, { id }, { signal })).body}
  >
    {({ sessions, lastSeenAt }, user, again) => (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <SecondFactorOfUser user={user} />
        {sessions.length === 0 && <Typography>This user has never logged in.</Typography>}
        {lastSeenAt !== null && (
          <Typography color="textSecondary">
            Last seen {localTime(lastSeenAt)} (to within a few minutes).
          </Typography>
        )}
        {sessions.some(({ status }) => status === 'active') && <EndButton user={user} onDone={again} />}
        {sessions.length > 0 && <Sessions sessions={sessions} />}
      </Stack>
    )}
  </OfUser>
);

const EndButton = ({
  user: { id, email },
  onDone,
}: {
  readonly user: AdminUser;
  readonly onDone: () => void;
}) => {
  return (
    <ActButton
      button="End the login"
      icon={<IconLogout size={18} />}
      variant="outlined"
      title={`End the login of ${email ?? 'this user'}`}
      explanation="The user is logged out at once, and may log in again. To keep someone out, block the account instead."
      confirm="End login"
      done="The user is logged out."
      act={async (reason) => {
        await call(endStudentSession, { id, reason });
        onDone();
      }}
    />
  );
};

const Sessions = ({ sessions }: { readonly sessions: readonly SessionView[] }) => (
  <SmallTable label="Logins" columns={['Began', 'Device', 'Ended']}>
    {sessions.map((session) => (
      <RecordContextProvider key={session.id} value={session}>
        <TableRow>
          <TableCell>
            <MomentField source="startedAt" />
          </TableCell>
          <TableCell>
            {capitalized(session.device ?? 'unknown device')}
            {session.isNewDevice && ', new'}
          </TableCell>
          <TableCell>
            {session.end === null ? (
              <strong>Logged in</strong>
            ) : (
              <>
                {ends[session.end]}, <MomentField source="endedAt" />
              </>
            )}
          </TableCell>
        </TableRow>
      </RecordContextProvider>
    ))}
  </SmallTable>
);
