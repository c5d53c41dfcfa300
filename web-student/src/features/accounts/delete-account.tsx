import { Button, Group, Modal, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteUser } from '#domain/accounts/contract.ts';
import { paths } from '#student/app/paths.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { codeOf } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import { deleteAccount } from './api/delete-user.ts';
import { waysInQuery } from './sign-in/api.ts';
import { SignInAgain } from './sign-in/sign-in-again.tsx';
import { PasswordField } from './credential-fields.tsx';
import { usePasswordForm } from './use-password-form.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function DeleteAccount({ isOpen, onClose }: Props) {
  const navigate = useNavigate();
  const { data: ways } = useQuery(waysInQuery());
  const [isStale, setStale] = useState(false);
  const hasPassword = ways?.hasPassword !== false;
  const form = usePasswordForm(deleteUser, async ({ password }) => {
    try {
      await deleteAccount(password);
    } catch (error) {
      if (codeOf(error) !== 'sign_in_again') throw error;
      setStale(true);
      return;
    }
    notify('Account successfully deleted!', 'done');
    void navigate(paths.home.getHref());
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Delete your account for good?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form className="form" onSubmit={form.onSubmit} noValidate>
        <Text>{hasPassword && 'Enter your password to confirm. '}This cannot be undone.</Text>
        <FormFailure text={form.failure} />
        {hasPassword && <PasswordField errors={form.errors} autoComplete="current-password" />}
        {isStale && <SignInAgain linked={ways?.linked ?? []} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" color="red" loading={form.isPending}>
            Delete for good
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
