import { Alert, Anchor, Button, Paper, Stack, Text } from '@mantine/core';
import { IconMailForward } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { FormFailure } from '../../components/form-failure.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { messageOf } from '../../core/messages.ts';
import { logIn } from './api/log-in.ts';
import { withEmail } from './known-email.ts';

interface Props {
  readonly email: string;
  /** Held for as long as this page is shown: a log-in before the address is verified is what sends another mail. */
  readonly password: string;
}

type Tried = 'opened' | 'resend';

const answers: { readonly [Each in Tried]: string } = {
  opened: 'Your address is not verified yet. Open the link in the mail, then press the button again.',
  resend:
    'We asked for another mail. There is one every five minutes at most, later fewer. The last one still works, so look in the spam folder too.',
};

/** Where a sign-up ends: which address the mail went to, and what to do when it does not come. */
export function MailSent({ email, password }: Props) {
  const [pending, setPending] = useState<Tried>();
  const [answer, setAnswer] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const attempt = async (tried: Tried) => {
    setPending(tried);
    setAnswer(undefined);
    setFailure(undefined);
    try {
      // Once there is a session, the guard leads on.
      if (!(await logIn({ email, password }))) setAnswer(answers[tried]);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(undefined);
    }
  };
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <Stack gap="md">
          <IconMailForward size={40} stroke={1.4} aria-hidden />
          <PageTitle>One more step: open the mail</PageTitle>
          <Text>
            We sent a link to <strong className="address">{email}</strong>. It works for 3 days. Open it, and
            your account is ready.
          </Text>
          <FormFailure text={failure} />
          <div role="status">
            {answer !== undefined && (
              <Alert color="blue" variant="light">
                {answer}
              </Alert>
            )}
          </div>
          <Button loading={pending === 'opened'} onClick={() => void attempt('opened')}>
            I have opened the link
          </Button>
          <Button variant="default" loading={pending === 'resend'} onClick={() => void attempt('resend')}>
            Send the mail again
          </Button>
          <Text size="sm" c="dimmed">
            Wrong address?{' '}
            <Anchor component={Link} to={paths.register.getHref()} reloadDocument underline="always">
              Sign up again
            </Anchor>
            {' · '}
            <Anchor component={Link} to={paths.login.getHref()} state={withEmail(email)} underline="always">
              Go to the log-in
            </Anchor>
          </Text>
        </Stack>
      </Paper>
    </div>
  );
}
