import { Button, Group, Modal, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { deleteUser } from '#domain/accounts/contract.ts';
import { paths } from '../../app/paths.ts';
import { FormFailure } from '../../components/form-failure.tsx';
import { useCallForm } from '../../components/use-call-form.ts';
import { notify } from '../../core/notices.ts';
import { deleteAccount } from './api/delete-user.ts';
import { PasswordField } from './credential-fields.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the password, so that an account left open on a shared computer is not deleted by another person. */
export function DeleteAccount({ isOpen, onClose }: Props) {
  const navigate = useNavigate();
  const form = useCallForm(
    deleteUser,
    async ({ password }) => {
      await deleteAccount(password);
      notify('Account successfully deleted!', 'done');
      void navigate(paths.home.getHref());
    },
    { wrong_credentials: 'The password is not right.' },
  );
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Delete your account for good?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form className="form" onSubmit={form.onSubmit} noValidate>
        <Text>Enter your password to confirm. This cannot be undone.</Text>
        <FormFailure text={form.failure} />
        <PasswordField errors={form.errors} autoComplete="current-password" />
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
