import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#domain/accounts/contract.ts';
import { updatePassword } from '#domain/accounts/passwords/password-contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { call, leaving } from '#student/core/api.ts';
import { notify } from '#student/core/notices.ts';
import { beginSession, currentSession } from '#student/core/session.ts';
import { AddPassword } from './sign-in/add-password.tsx';
import { waysInQuery } from './sign-in/api.ts';
import { NewPasswordField, PasswordField } from './credential-fields.tsx';
import { usePasswordForm } from './use-password-form.ts';

export function ChangePassword({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  const { data: ways } = useQuery(waysInQuery());
  if (ways?.hasPassword === false) return <AddPassword user={user} />;
  if (isOpen) return <Form user={user} onEnd={() => setOpen(false)} />;
  return (
    <Button variant="default" onClick={() => setOpen(true)}>
      Change your password
    </Button>
  );
}

function Form({ user, onEnd }: { readonly user: User; readonly onEnd: () => void }) {
  const form = usePasswordForm(
    updatePassword,
    async (input) => {
      // The server replaces the session, so copied tokens end too. The socket may report this before the response.
      await leaving(async () => {
        const { body } = await call(updatePassword, input);
        const now = currentSession();
        if (now?.user.id === user.id) beginSession({ token: body.token, user: now.user });
      });
      notify('Password successfully changed!', 'done');
      onEnd();
    },
    { wrong_credentials: 'The current password is wrong.' },
  );
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate aria-labelledby="password-title">
      <FormFailure text={form.failure} />
      <PasswordField errors={form.errors} autoComplete="current-password" label="Current password" />
      <NewPasswordField errors={form.errors} name="newPassword" label="New password" />
      <Button type="submit" loading={form.isPending}>
        Change the password
      </Button>
      <Button variant="default" onClick={onEnd}>
        Cancel
      </Button>
    </form>
  );
}
