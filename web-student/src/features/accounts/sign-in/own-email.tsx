import { Button, Group } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { giveEmail } from '#domain/accounts/sign-in/sign-in-contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { useCallForm } from '#student/components/use-call-form.ts';
import { call } from '#student/core/api.ts';
import { notify } from '#student/core/notices.ts';
import { EmailField } from '../credential-fields.tsx';
import { waysInQuery } from './api.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';

interface Props {
  readonly toVerify: string | undefined;
  readonly use?: string;
}

export function OwnEmail({ toVerify, use = 'To set a password, and for us to reach you. Optional.' }: Props) {
  const queryClient = useQueryClient();
  const form = useCallForm(giveEmail, async (input) => {
    await call(giveEmail, input);
    notify('Check your email inbox!', 'done');
    await refetchQueries(queryClient, { queryKey: waysInQuery().queryKey });
  });
  return (
    <form className="form" onSubmit={form.onSubmit} noValidate aria-label="Add your email address">
      <FormFailure text={form.failure} />
      <EmailField
        errors={form.errors}
        known={toVerify}
        description={
          toVerify === undefined ? use : 'We sent a link to this address. Open it to verify the address.'
        }
      />
      <Group>
        <Button type="submit" variant="default" loading={form.isPending}>
          {toVerify === undefined ? 'Add the address' : 'Send the link again'}
        </Button>
      </Group>
    </form>
  );
}
