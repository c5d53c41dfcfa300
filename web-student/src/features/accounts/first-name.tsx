import { Button, Group, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { updateUser, type User } from '#domain/accounts/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';
import { notify } from '#student/core/notices.ts';
import { rememberUser } from '#student/core/session.ts';
import { userQuery } from '#student/queries/user.ts';

export function FirstName({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const form = useCallForm(updateUser, async (input) => {
    const { body } = await call(updateUser, input);
    rememberUser(body.user);
    queryClient.setQueryData(userQuery().queryKey, body.user);
    // Specification, document 1, section 8.
    notify('User updated!', 'done');
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <FormFailure text={form.failure} />
      <Group align="flex-end" gap="sm">
        <TextInput
          name="firstName"
          label="First name"
          description="How we address you. Optional."
          defaultValue={user.firstName}
          autoComplete="given-name"
          error={form.errors['firstName']}
          flex="1 1 14rem"
        />
        <Button type="submit" variant="default" loading={form.isPending}>
          Save
        </Button>
      </Group>
    </form>
  );
}
