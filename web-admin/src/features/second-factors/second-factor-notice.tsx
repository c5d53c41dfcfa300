import { fetchSecondFactor } from '#domain/second-factors/contract.ts';
import { Alert, Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { wrapsOnPhone } from '#console/components/failed.tsx';
import { call } from '#console/core/api.ts';
import { storedToken } from '#console/core/session.ts';

export const setUpAddress = '/profile#two-step';

export const useSecondFactor = (isAdmin: boolean) =>
  useQuery({
    queryKey: ['own-second-factor'],
    queryFn: async ({ signal }) => (await call(fetchSecondFactor, {}, { signal })).body,
    enabled: isAdmin,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The student client's key: a user who chose "later" there is not asked again here. */
const laterKey = 'secondFactorLater';
const thisLogIn = () => storedToken()?.slice(-24) ?? '';

export const SecondFactorNotice = () => {
  const { data } = useSecondFactor(true);
  const [isLater, setLater] = useState(() => sessionStorage.getItem(laterKey) === thisLogIn());
  if (data?.standing !== 'asked' || isLater) return null;
  const later = () => {
    sessionStorage.setItem(laterKey, thisLogIn());
    setLater(true);
  };
  return (
    <Alert
      severity="warning"
      className="no-print"
      sx={{ ...wrapsOnPhone, mt: 2 }}
      action={
        <Stack direction="row" spacing={1}>
          <Button size="small" color="inherit" href={setUpAddress}>
            Set it up
          </Button>
          <Button size="small" color="inherit" onClick={later}>
            Later
          </Button>
        </Stack>
      }
    >
      Please set up two-step login: admins can see and change a lot.
    </Alert>
  );
};
