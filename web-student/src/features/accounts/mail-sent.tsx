import { Alert, Anchor, Button, Paper, Stack, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { useWayBack } from '#student/app/use-way-back.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { messageOf } from '#student/core/messages.ts';
import { logIn } from './api/log-in.ts';
import { withEmail } from './known-email.ts';
import { ResendButton } from './resend-button.tsx';

interface Props {
  readonly email: string;
  readonly password: string;
}

export function MailSent({ email, password }: Props) {
  const wayBack = useWayBack();
  const logsIn = useMutation({
    mutationFn: () => logIn({ email, password }),
  });
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <Stack gap="md">
          <IconMailForward size={40} stroke={1.4} aria-hidden />
          <PageTitle>One more step: open our email</PageTitle>
          <Text>
            We sent a link to <strong>{email}</strong>. It works for 3 days. Open it and enter your password,
            and your account is ready.
          </Text>
          <FormFailure text={logsIn.isError ? messageOf(logsIn.error) : undefined} />
          <div role="status">
            {logsIn.data === 'not verified' && (
              <Alert color="blue" variant="light">
                Your address is not verified yet. Open the link in the email, then press the button again.
              </Alert>
            )}
          </div>
          <Button loading={logsIn.isPending} onClick={() => logsIn.mutate()}>
            I have verified my address
          </Button>
          <ResendButton email={email} />
          <Text size="sm" c="dimmed">
            Wrong address?{' '}
            <Anchor component={Link} to={paths.register.getHref(wayBack)} reloadDocument underline="always">
              Sign up again
            </Anchor>
            {' · '}
            <Anchor
              component={Link}
              to={paths.login.getHref(wayBack)}
              state={withEmail(email)}
              underline="always"
              className="one-piece"
            >
              Go to login
            </Anchor>
          </Text>
        </Stack>
      </Paper>
    </div>
  );
}
