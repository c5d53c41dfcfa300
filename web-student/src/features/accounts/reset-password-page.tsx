import { Anchor, Button, Paper, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { forgotPassword, resetPassword } from '#domain/accounts/passwords/password-contract.ts';
import { paths } from '#student/app/paths.ts';
import { useWayBack } from '#student/app/use-way-back.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';
import { codeOf, messageOf } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import { endSession } from '#student/core/session.ts';
import { EmailField, NewPasswordField } from './credential-fields.tsx';
import { emailOf, storeMailed, wayBackOf } from './known-email.ts';

export default function ResetPasswordPage() {
  const [search] = useSearchParams();
  const [isStale, setStale] = useState(false);
  const token = search.get('token') ?? '';
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        {token !== '' && !isStale ? (
          <NewPassword token={token} onStale={() => setStale(true)} />
        ) : (
          <AskForLink isStale={isStale} />
        )}
      </Paper>
    </div>
  );
}

function AskForLink({ isStale }: { readonly isStale: boolean }) {
  const known = emailOf(useLocation().state);
  // The link of an expired email has no redirect.
  const wayBack = useWayBack() ?? wayBackOf(known);
  const [sentTo, setSentTo] = useState<string>();
  const form = useCallForm(forgotPassword, async (input) => {
    try {
      await call(forgotPassword, input);
    } catch (error) {
      // Specification, document 1, section 8.
      notify('Email not sent!', 'problem', { help: messageOf(error) });
      throw error;
    }
    notify("We've sent you a reset link.", 'done');
    setSentTo(input.email);
    storeMailed(input.email, wayBack);
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="reset-title">
      <Title>
        <PageTitle lead="We send you a link to set a new password.">Forgot your password?</PageTitle>
      </Title>
      <FormFailure
        text={
          form.failure ??
          (isStale && sentTo === undefined
            ? 'That link was already used, or is older than an hour. Send a new one to your address.'
            : undefined)
        }
      />
      <EmailField errors={form.errors} known={known} />
      <Button type="submit" loading={form.isPending}>
        Send the link
      </Button>
      <div role="status">
        {sentTo !== undefined && (
          <Text size="sm">
            If <strong>{sentTo}</strong> has an account, the link is on its way. It works for an hour. If it
            does not arrive, check your spam folder. You can ask for another in 5 minutes.
          </Text>
        )}
      </div>
      <ToLogin wayBack={wayBack} />
    </form>
  );
}

function NewPassword({ token, onStale }: { readonly token: string; readonly onStale: () => void }) {
  const navigate = useNavigate();
  const form = useCallForm(resetPassword, async ({ password }) => {
    try {
      await call(resetPassword, { token, password });
    } catch (error) {
      if (['token_expired', 'token_invalid'].includes(codeOf(error))) {
        // Specification, document 1, section 8.
        if (codeOf(error) === 'token_expired') notify(messageOf(error), 'problem');
        return onStale();
      }
      throw error;
    }
    // The server has ended all sessions, including this browser's.
    endSession();
    notify('Password successfully changed!', 'done');
    void navigate(paths.login.getHref(wayBackOf()));
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="reset-title">
      <Title>
        <PageTitle lead="You will be logged out everywhere.">Set a new password</PageTitle>
      </Title>
      <FormFailure text={form.failure} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordField errors={form.errors} label="New password" />
      <Button type="submit" loading={form.isPending}>
        Set the password
      </Button>
      <ToLogin />
    </form>
  );
}

const Title = ({ children }: { readonly children: ReactNode }) => <div id="reset-title">{children}</div>;

const ToLogin = ({ wayBack }: { readonly wayBack?: string | undefined }) => (
  <Stack gap={0}>
    <Text size="sm" c="dimmed">
      Remembered it?{' '}
      <Anchor component={Link} to={paths.login.getHref(wayBack)} underline="always">
        Log in
      </Anchor>
    </Text>
  </Stack>
);
