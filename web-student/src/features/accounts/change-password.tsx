import { Button, Paper, Title } from '@mantine/core';
import { useState } from 'react';
import { updatePassword } from '#domain/accounts/password-contract.ts';
import { FormFailure } from '../../components/form-failure.tsx';
import { useCallForm } from '../../components/use-call-form.ts';
import { call } from '../../core/api.ts';
import { notify } from '../../core/notices.ts';
import { NewPasswordField, PasswordField } from './credential-fields.tsx';

/** The password in the profile: its form is there when it is asked for. */
export function ChangePassword() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="password-title">
      <Title order={2} size="h4" id="password-title" mb="md">
        Password
      </Title>
      {isOpen ? (
        <Form onEnd={() => setOpen(false)} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          Change your password
        </Button>
      )}
    </Paper>
  );
}

function Form({ onEnd }: { readonly onEnd: () => void }) {
  const form = useCallForm(
    updatePassword,
    async (input) => {
      await call(updatePassword, input);
      notify('Password successfully changed!', 'done');
      onEnd();
    },
    { wrong_credentials: 'The present password is not right.' },
  );
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="password-title">
      <FormFailure text={form.failure} />
      <PasswordField errors={form.errors} autoComplete="current-password" label="Present password" />
      <NewPasswordField errors={form.errors} name="newPassword" label="New password" />
      <Button type="submit" loading={form.isPending}>
        Change the password
      </Button>
      <Button variant="default" onClick={onEnd}>
        Keep it as it is
      </Button>
    </form>
  );
}
