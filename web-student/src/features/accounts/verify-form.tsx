import { Anchor, Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { verifyTokenEmail } from '#domain/accounts/contract.ts';
import { paths } from '#student/app/paths.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { call } from '#student/core/api.ts';
import { codeOf } from '#student/core/messages.ts';
import { PasswordField } from './credential-fields.tsx';
import { wayBackOf } from './known-email.ts';
import { usePasswordForm } from './use-password-form.ts';

interface Props {
  readonly token: string;
  readonly email: string;
  /** Whether to ask for the sign-up's password: without it, a link could verify another person's sign-up. */
  readonly hasPassword: boolean;
  readonly onVerified: (email: string) => void;
  readonly onRefused: () => void;
}

export function VerifyForm({ token, email, hasPassword, onVerified, onRefused }: Props) {
  const form = usePasswordForm(verifyTokenEmail, async (input) => {
    try {
      onVerified((await call(verifyTokenEmail, input)).body.email);
    } catch (error) {
      if (['token_expired', 'token_invalid', 'token_void', 'email_taken'].includes(codeOf(error))) {
        return onRefused();
      }
      throw error;
    }
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="verify-title">
      <div id="verify-title">
        <PageTitle>Verify your email address</PageTitle>
      </div>
      <Text>
        Is <strong>{email}</strong> your address?{' '}
        {hasPassword
          ? 'Enter the password that you chose when you signed up.'
          : 'Press the button only if you added this address in your profile.'}
      </Text>
      <FormFailure text={form.failure} />
      <input type="hidden" name="token" value={token} />
      {hasPassword && <PasswordField errors={form.errors} autoComplete="current-password" />}
      <Button type="submit" loading={form.isPending}>
        Verify my address
      </Button>
      {hasPassword && (
        <Text size="sm" c="dimmed">
          Not your password?{' '}
          <Anchor component={Link} to={paths.register.getHref(wayBackOf(email))} underline="always">
            Sign up again
          </Anchor>
        </Text>
      )}
    </form>
  );
}
