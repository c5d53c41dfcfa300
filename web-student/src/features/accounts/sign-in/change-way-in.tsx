import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { startSignIn, unlinkSignIn } from '#domain/accounts/sign-in/sign-in-contract.ts';
import { signInProviderNames, type SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { paths } from '#student/app/paths.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { call } from '#student/core/api.ts';
import { codeOf } from '#student/core/messages.ts';
import { PasswordField } from '../credential-fields.tsx';
import { leaveFor } from './api.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { usePasswordForm } from '../use-password-form.ts';

interface Props {
  readonly provider: SignInProvider;
  readonly isLinked: boolean;
  readonly hasPassword: boolean;
  readonly linked: readonly SignInProvider[];
  readonly onUnlinked: () => Promise<void>;
  readonly onEnd: () => void;
}

export function ChangeWayIn({ provider, isLinked, hasPassword, linked, onUnlinked, onEnd }: Props) {
  const [isStale, setStale] = useState(false);
  const name = signInProviderNames[provider];
  const send = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      if (codeOf(error) !== 'sign_in_again') throw error;
      setStale(true);
    }
  };
  const linking = usePasswordForm(startSignIn, (input) => send(() => leaveFor(input)));
  const unlinking = usePasswordForm(unlinkSignIn, (input) =>
    send(async () => {
      await call(unlinkSignIn, input);
      await onUnlinked();
    }),
  );
  const form = isLinked ? unlinking : linking;
  if (isStale) return <SignInAgain linked={linked} onEnd={onEnd} />;
  return (
    <form
      className="form"
      onSubmit={form.onSubmit}
      noValidate
      aria-label={`${isLinked ? 'Unlink' : 'Link'} ${name}`}
    >
      <FormFailure text={form.failure} />
      <input type="hidden" name="provider" value={provider} />
      {!isLinked && <input type="hidden" name="purpose" value="link" />}
      {!isLinked && <input type="hidden" name="redirect" value={paths.profile.getHref()} />}
      <Text>
        {isLinked
          ? `You will not be able to log in with ${name} any more.`
          : `You go to ${name} now and come back here.`}
      </Text>
      {hasPassword && <PasswordField errors={form.errors} autoComplete="current-password" />}
      <Group>
        <Button type="submit" loading={form.isPending}>
          {isLinked ? `Yes, unlink ${name}` : `Go to ${name}`}
        </Button>
        <Button variant="default" onClick={onEnd}>
          Cancel
        </Button>
      </Group>
    </form>
  );
}
