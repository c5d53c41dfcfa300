import { Button, Stack, Text } from '@mantine/core';
import { forgotPassword } from '#domain/accounts/passwords/password-contract.ts';
import type { User } from '#domain/accounts/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';
import { notify } from '#student/core/notices.ts';

export function AddPassword({ user: { email, isVerified } }: { readonly user: User }) {
  const form = useCallForm(forgotPassword, async (input) => {
    await call(forgotPassword, input);
    notify("We've sent you a reset link.", 'done');
  });
  if (!isVerified) return <Text>To set a password, add and verify an email address first.</Text>;
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="sm" align="flex-start">
        <FormFailure text={form.failure} />
        <input type="hidden" name="email" value={email} />
        <Text>You have no password. We send a link to {email} to set one. Then log in again with it.</Text>
        <Button type="submit" variant="default" loading={form.isPending}>
          Add a password
        </Button>
      </Stack>
    </form>
  );
}
