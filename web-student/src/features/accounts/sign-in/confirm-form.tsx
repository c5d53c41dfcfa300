import { Anchor, Button, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { confirmSignIn } from '#domain/accounts/sign-in/sign-in-contract.ts';
import { signInProviderNames, type SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import type { SecondStep } from '#domain/second-factors/second-step.ts';
import { paths } from '#student/app/paths.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { call } from '#student/core/api.ts';
import { beginWith } from '../api/log-in.ts';
import { PasswordField } from '../credential-fields.tsx';
import { usePasswordForm } from '../use-password-form.ts';
import { LazySecondStep } from '../second-factors/lazy-second-step.tsx';

interface Props {
  readonly provider: SignInProvider;
  readonly email: string;
  readonly proof: string;
}

export function ConfirmForm({ provider, email, proof }: Props) {
  const name = signInProviderNames[provider];
  const [step, setStep] = useState<SecondStep>();
  const form = usePasswordForm(confirmSignIn, async (input) => {
    const answer = await call(confirmSignIn, input);
    if (answer.status === 202) setStep(answer.body);
    else beginWith(answer.body);
  });
  if (step) return <LazySecondStep step={step} onAgain={() => setStep(undefined)} />;
  return (
    <div className="page page-narrow">
      <Paper withBorder p={{ base: 'lg', xs: 'xl' }}>
        <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="confirm-title">
          <div id="confirm-title">
            <PageTitle
              lead={`There is an account with ${email}. Enter its password once. From then on, ${name} logs you in.`}
            >
              Is this your account?
            </PageTitle>
          </div>
          <FormFailure text={form.failure} />
          <input type="hidden" name="proof" value={proof} />
          <PasswordField errors={form.errors} autoComplete="current-password" />
          <Button type="submit" loading={form.isPending}>
            Link {name} and log in
          </Button>
          <Text size="sm">
            No password, or forgotten?{' '}
            <Anchor component={Link} to={paths.resetPassword.getHref()} target="_blank" underline="always">
              Set one by email
            </Anchor>{' '}
            in another tab, then come back here.
          </Text>
        </form>
      </Paper>
    </div>
  );
}
