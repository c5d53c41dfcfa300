import { Button, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { reportSuspiciousLogIn } from '#domain/accounts/sessions/session-contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { call } from '#student/core/api.ts';
import { codeOf, messageOf } from '#student/core/messages.ts';
import { endSession } from '#student/core/session.ts';

const stale =
  'This link was already used, or your password has changed since. If you are not sure, set a new password now.';

/** The page behind the link in login emails. Opening it does nothing: mail programs open links by themselves. */
export default function NotMePage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('token') ?? '';
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  async function report() {
    setPending(true);
    try {
      const { body } = await call(reportSuspiciousLogIn, { token });
      endSession();
      void navigate(`${paths.resetPassword.getHref()}?token=${encodeURIComponent(body.resetToken)}`, {
        replace: true,
      });
    } catch (error) {
      setFailure(codeOf(error) === 'token_expired' ? stale : messageOf(error));
      setPending(false);
    }
  }
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <Stack gap="md">
          <PageTitle lead="Someone logged in to your account, and we sent you an email about it.">
            Was this not you?
          </PageTitle>
          <Text>
            Then someone knows your password. Press the button: every login ends, the password stops working,
            and you set a new one.
          </Text>
          <FormFailure text={failure} />
          {failure === undefined && token !== '' ? (
            <Button color="red" loading={isPending} onClick={() => void report()}>
              This was not me
            </Button>
          ) : (
            <ButtonLink to={paths.resetPassword.getHref()}>Set a new password</ButtonLink>
          )}
          <ButtonLink variant="default" to={paths.home.getHref()}>
            It was me
          </ButtonLink>
        </Stack>
      </Paper>
    </div>
  );
}
