import { Button, Group, Modal, Text } from '@mantine/core';
import { z } from 'zod';
import { passwordSchema } from '#domain/accounts/contract.ts';
import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { confirmIdentity } from '#domain/second-factors/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { call } from '#student/core/api.ts';
import { PasswordField } from '../credential-fields.tsx';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import type { Confirmation } from './use-confirmation.ts';
import { usePasswordForm } from '../use-password-form.ts';

const byPassword = { ...confirmIdentity, input: z.object({ password: passwordSchema }) };

interface Props {
  readonly confirmation: Confirmation;
  readonly signIns: readonly SignInProvider[] | undefined;
}

export function ConfirmDialog({ confirmation, signIns }: Props) {
  return (
    <Modal
      opened={confirmation.isAsking}
      onClose={confirmation.cancel}
      title="Confirm that it is you"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {signIns ? (
        <SignInAgain linked={signIns} onEnd={confirmation.cancel} />
      ) : (
        <ByPassword confirmation={confirmation} />
      )}
    </Modal>
  );
}

function ByPassword({ confirmation }: Pick<Props, 'confirmation'>) {
  const form = usePasswordForm(byPassword, async ({ password }) => {
    const { body } = await call(confirmIdentity, { password });
    confirmation.confirm(body.confirmation);
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate>
      <Text>Enter your password. We ask once every ten minutes.</Text>
      <FormFailure text={form.failure} />
      <PasswordField errors={form.errors} autoComplete="current-password" />
      <Group justify="flex-end">
        <Button variant="default" onClick={confirmation.cancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.isPending}>
          Continue
        </Button>
      </Group>
    </form>
  );
}
