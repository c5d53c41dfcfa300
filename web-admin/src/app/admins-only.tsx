import {
  Alert,
  Button,
  CircularProgress,
  createTheme,
  Stack,
  ThemeProvider,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { isOnTeam } from '#domain/accounts/platform-access.ts';
import { selectOptionalUser, whoKey } from '../core/auth-provider.ts';
import { leaveForLogin } from '../core/session.ts';
import { thisPage } from '../core/this-page.ts';
import { setUpAddress, useSecondFactor } from '../features/second-factors/second-factor-notice.tsx';
import { darkTheme, lightTheme } from './theme.ts';

const dashboard = '/dashboard';
/** The same delay as in the student client before it redirects to the login: specification, document 1, section 9. */
const waitMs = 3000;

/**
 * `/admin` requires platformAccess equal to admin (document 1, section 2), or a role (ADR 117). Redirects other users
 * to the login or the dashboard.
 */
export const AdminsOnly = ({ children }: { children: ReactNode }) => {
  const {
    data: user,
    error,
    refetch,
  } = useQuery({
    queryKey: whoKey,
    queryFn: async () => (await selectOptionalUser()) ?? null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isNobody = user === null;
  useEffect(() => {
    if (isNobody) leaveForLogin();
  }, [isNobody]);

  const isLetIn = user !== null && user !== undefined && isOnTeam(user.platformAccess);
  const { data: secondFactor, isPending } = useSecondFactor(isLetIn);
  if (isLetIn && secondFactor?.standing === 'needed') {
    return (
      <BeforeTheConsole>
        <SecondFactorFirst />
      </BeforeTheConsole>
    );
  }
  // If this request fails, the console opens anyway: the server checks every call.
  if (isLetIn && !isPending) return children;
  return (
    <BeforeTheConsole>
      {user && !isLetIn && <NotAnAdmin email={user.email} />}
      {(isLetIn || (!user && !error)) && <CircularProgress aria-label="Checking who is logged in" />}
      {!user && error && (
        <>
          <Alert severity="error">{error.message}</Alert>
          <Button variant="contained" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
    </BeforeTheConsole>
  );
};

const NotAnAdmin = ({ email }: { email: string }) => {
  useEffect(() => {
    const timer = setTimeout(() => thisPage.leaveFor(dashboard), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Typography component="h1" variant="h5">
        This page is for admins
      </Typography>
      <Typography color="textSecondary" role="status" sx={{ overflowWrap: 'anywhere' }}>
        You are logged in as {email}, and this account is not an admin’s. Taking you to your dashboard.
      </Typography>
      <Button variant="contained" href={dashboard}>
        Go to the dashboard now
      </Button>
    </>
  );
};

/** In production, admins need a second factor: a password alone does not open the console. */
const SecondFactorFirst = () => (
  <>
    <Typography component="h1" variant="h5">
      Set up two-step login first
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: 460 }}>
      Admins can see and change a lot, so a password alone does not open this area. Set up an authenticator
      app or a passkey in your profile, then come back.
    </Typography>
    <Button variant="contained" href={setUpAddress}>
      Set it up in the profile
    </Button>
  </>
);

/** Applies the console's theme: react-admin applies it only to users with access. */
const BeforeTheConsole = ({ children }: { children: ReactNode }) => {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <ThemeProvider theme={createTheme(isDark ? darkTheme : lightTheme)}>
      <Stack
        component="main"
        spacing={2}
        sx={{
          minHeight: '100dvh',
          alignItems: 'center',
          justifyContent: 'center',
          textAlign: 'center',
          p: 3,
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        {children}
      </Stack>
    </ThemeProvider>
  );
};
