import type { AdminUser } from '#domain/accounts/admin-contract.ts';
import { fetchStudentSecondFactor, takeOffSecondFactor } from '#domain/second-factors/contract.ts';
import { CircularProgress, Typography } from '@mui/material';
import { IconShieldOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { Failed } from '#console/components/failed.tsx';
import { ActButton } from '#console/components/acts/act-button.tsx';
import { call } from '#console/core/api.ts';

export const SecondFactorOfUser = ({ user: { id, email, status } }: { readonly user: AdminUser }) => {
  const { identity } = useGetIdentity();
  const query = useQuery({
    queryKey: ['users', 'second-factor', id],
    queryFn: async ({ signal }) => (await call(fetchStudentSecondFactor, { id }, { signal })).body,
    retry: false,
  });
  if (query.error) return <Failed error={query.error} onAgain={query.refetch} />;
  if (!query.data) return <CircularProgress aria-label="Loading the second factor" size={20} />;
  const { hasAuthenticator, passkeys, recoveryCodesLeft } = query.data;
  if (!hasAuthenticator && passkeys === 0) {
    return <Typography>Logs in with a password only.</Typography>;
  }
  const kinds = [
    hasAuthenticator && 'an authenticator app',
    passkeys > 0 && (passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`),
  ];
  return (
    <>
      <Typography>
        Two-step login is on: {kinds.filter(Boolean).join(' and ')}; {recoveryCodesLeft} recovery codes are
        left.
      </Typography>
      {status !== 'deleted' && id !== identity?.id && (
        <ActButton
          button="Turn two-step login off"
          icon={<IconShieldOff size={18} />}
          variant="outlined"
          title={`Turn two-step login off for ${email ?? 'this user'}`}
          explanation="Do this for a user who has lost the phone and the recovery codes, and whose identity you have checked: logins then ask for the password alone. The user is told by email."
          confirm="Turn it off"
          color="warning"
          done="Two-step login is off. The user is told by email."
          act={async (reason) => {
            await call(takeOffSecondFactor, { id, reason });
            void query.refetch();
          }}
        />
      )}
    </>
  );
};
