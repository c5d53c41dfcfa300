import { Alert, Button, Stack, Text } from '@mantine/core';
import { IconMailX } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '#domain/accounts/contract.ts';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { mailAddressQuery, resumeMail } from './api/mail-address.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export function MailTrouble({ user }: { readonly user: User }) {
  const queryClient = useQueryClient();
  const query = mailAddressQuery();
  const { data } = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: resumeMail,
    onSuccess(now) {
      queryClient.setQueryData(query.queryKey, now);
      notify('We are sending you emails again.', 'done');
    },
    onError: (error) => notifyFailure(error),
  });
  const bouncedAt = data?.bouncedAt;
  const since = bouncedAt ?? data?.complainedAt;
  if (!since) return null;
  return (
    <Alert
      color="slate"
      variant="light"
      icon={<IconMailX aria-hidden />}
      title={bouncedAt ? 'Our emails do not reach you' : 'You only get emails about your account'}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">
          {bouncedAt
            ? `An email to ${user.email} came back on ${day.format(new Date(since))}, so we stopped sending. Check that your mailbox accepts email, then ask us to try again.`
            : `One of our emails was marked as spam on ${day.format(new Date(since))}, so you get no reminders, news or offers.`}
        </Text>
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {bouncedAt ? 'Try again' : 'Send them again'}
        </Button>
      </Stack>
    </Alert>
  );
}
