import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { redirectWaitMs } from '../core/page/redirect-waits.ts';
import { paths } from './paths.ts';

export function LoginNeeded({ from }: { readonly from: string }) {
  const navigate = useNavigate();
  const href = paths.login.getHref(from);
  useEffect(() => {
    const timer = setTimeout(() => void navigate(href, { replace: true }), redirectWaitMs.login);
    return () => clearTimeout(timer);
  }, [href, navigate]);
  return (
    <Stack align="center" gap="md" py="15vh" ta="center">
      <Loader aria-hidden />
      <Title order={1} size="h3">
        Log in to see this page
      </Title>
      <Text c="dimmed" role="status">
        Taking you to the login page. You will come back here afterwards.
      </Text>
      <Button component={Link} to={href} replace variant="default">
        Log in now
      </Button>
    </Stack>
  );
}
