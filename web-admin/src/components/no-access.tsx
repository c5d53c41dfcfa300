import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { platformAccessNames } from '#domain/accounts/platform-access.ts';
import { selectOptionalUser, whoKey } from '../core/auth-provider.ts';

/** Replaces a page that the team member's role does not include. */
export const NoAccess = () => {
  const { data: user } = useQuery({
    queryKey: whoKey,
    queryFn: async () => (await selectOptionalUser()) ?? null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Stack spacing={2} sx={{ mt: 2, alignItems: 'flex-start' }}>
      <Title title="Access denied" />
      <Typography sx={{ maxWidth: '70ch', overflowWrap: 'anywhere' }}>
        {user
          ? `You are logged in as ${user.email}. Your role, ${platformAccessNames[user.platformAccess]}, does not include this page.`
          : 'Your role does not include this page.'}{' '}
        If you need it, ask an admin to change your role.
      </Typography>
      <Button component={Link} to="/" variant="contained">
        Go to the overview
      </Button>
    </Stack>
  );
};
