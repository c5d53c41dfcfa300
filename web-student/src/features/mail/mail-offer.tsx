import { Button, Group, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveToMailList } from '#domain/mail/settings-contract.ts';
import { call } from '#student/core/api.ts';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { rememberUser, useSession } from '#student/core/session.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { userChangeKey as mutationKey } from '#student/queries/user.ts';

export function MailOffer() {
  const user = useSession()?.user;
  const [isRefused, setIsRefused] = useState(() => browserStore.get(storageKeys.noMailOffer) === 'true');
  const join = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: async () => (await call(saveToMailList, {})).body.user,
    onSuccess(changed) {
      // Specification, document 1, section 8.
      notify('Your email has been added!', 'done');
      rememberUser(changed);
    },
    onError: (error) => notifyFailure(error),
  });
  if (!user?.isVerified || isRefused || user.stepsDone.includes('can_send_email_general')) return null;
  return (
    <section aria-labelledby="mail-offer-title">
      <Title order={2} size="h4" id="mail-offer-title">
        News and tips by email
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        News, study tips and late test results, sent to {user.email}. Every email has an unsubscribe link.
      </Text>
      <Group gap="xs">
        <Button variant="default" loading={join.isPending} onClick={() => join.mutate()}>
          Add my email
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            browserStore.set(storageKeys.noMailOffer, 'true');
            setIsRefused(true);
          }}
        >
          No, thanks
        </Button>
      </Group>
    </section>
  );
}
