import { Alert, Anchor, Button, Paper, Text } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { loginStudent } from '#domain/accounts/contract.ts';
import type { InputOf } from '#domain/core/contract.ts';
import type { SecondStep } from '#domain/second-factors/second-step.ts';
import { paths } from '#student/app/paths.ts';
import { useWayBack } from '#student/app/use-way-back.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { textOfEnd } from '#student/core/messages.ts';
import { dismissNotice, noticeOfEnd, notify } from '#student/core/notices.ts';
import { logIn } from './api/log-in.ts';
import { ProviderButtons } from './sign-in/provider-buttons.tsx';
import { EmailField, PasswordField } from './credential-fields.tsx';
import { emailOf, storeMailed } from './known-email.ts';
import { ResendButton } from './resend-button.tsx';
import { usePasswordForm } from './use-password-form.ts';
import { LazySecondStep } from './second-factors/lazy-second-step.tsx';

export default function LoginPage() {
  const [search] = useSearchParams();
  const known = emailOf(useLocation().state);
  const [unverified, setUnverified] = useState<string>();
  const [step, setStep] = useState<SecondStep>();
  const redirect = useWayBack();
  const [ended] = useState(noticeOfEnd);
  // The form shows the text. A notice would cover its fields on a phone.
  useEffect(() => {
    if (ended) dismissNotice(ended.id);
  }, [ended]);
  const endText = ended ? [ended.text, ended.help].filter(Boolean).join(' ') : textOfEnd(search.get('ended'));
  const send = async (input: InputOf<typeof loginStudent>) => {
    const answer = await logIn({ ...input, ...(redirect !== undefined && { redirect }) });
    if (typeof answer === 'object') setStep(answer);
    if (answer === 'not verified') {
      setUnverified(input.email);
      storeMailed(input.email, redirect);
      notify('Check your inbox and confirm your email first!', 'problem');
    }
    // The guard redirects as soon as there is a session.
  };
  // A wrong address gets the general message.
  const form = usePasswordForm(loginStudent, send, {});
  if (step) return <LazySecondStep step={step} onAgain={() => setStep(undefined)} />;
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="login-title">
          <div id="login-title">
            <PageTitle>Log in</PageTitle>
          </div>
          <FormFailure text={form.failure ?? endText} />
          {unverified !== undefined && (
            <Alert color="blue" variant="light" icon={<IconMail aria-hidden />}>
              <Text mb="sm">
                We sent a link to <strong>{unverified}</strong>. Open it, then log in here. If it does not
                arrive, check your spam folder.
              </Text>
              <ResendButton email={unverified} />
            </Alert>
          )}
          <EmailField errors={form.errors} known={known} />
          <PasswordField errors={form.errors} autoComplete="current-password" />
          <Button type="submit" loading={form.isPending}>
            Log in
          </Button>
          <ProviderButtons purpose="log_in" redirect={redirect} />
          <Text size="sm">
            <Anchor component={Link} to={paths.resetPassword.getHref(redirect)} underline="always">
              Forgot your password?
            </Anchor>
          </Text>
          <Text size="sm" c="dimmed">
            No account yet?{' '}
            <Anchor component={Link} to={paths.register.getHref(redirect)} underline="always">
              Sign up
            </Anchor>
          </Text>
        </form>
      </Paper>
    </div>
  );
}
