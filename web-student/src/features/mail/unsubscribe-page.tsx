import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { MailList } from '#domain/mail/mail-kinds.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { FormFailure } from '#student/components/form-failure.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { codeOf, messageOf, messages } from '#student/core/messages.ts';
import { mailListQuery, setMailList } from './api/mail-list.ts';

const listTexts: Readonly<Record<MailList, { readonly question: string; readonly left: string }>> = {
  general: {
    question:
      'We send you emails with news and tips about Ninety, and when a test result took longer. Do you want to stop them?',
    left: 'You will get no more news, tips and results from us. You still get emails about your account.',
  },
  third_party: {
    question: 'We send you emails with offers from our partners. Do you want to stop them?',
    left: 'You will get no more offers from our partners. You still get emails about your account.',
  },
  invitation: {
    question: 'Students can invite friends to Ninety by email. Do you want to stop these emails?',
    left: 'You will get no more invitations to Ninety.',
  },
  plan_reminder: {
    question: 'We send an email on each study day of your plan. Do you want to stop these emails?',
    left: 'You will get no more emails about your study plan. The plan itself does not change.',
  },
};

/** The page behind unsubscribe links; it needs no login. It asks first, because mail scanners open links. */
export default function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const queryClient = useQueryClient();
  const query = mailListQuery(token);
  const choice = useQuery(query);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isOn: boolean) => setMailList(token, isOn),
    onSuccess: (now) => queryClient.setQueryData(query.queryKey, now),
  });
  if (choice.isLoading) return <PageSkeleton rows={2} />;
  const { list, isOn = true } = choice.data ?? {};
  const failure = token === '' ? messages.token_invalid : textOf(error ?? choice.error);
  const texts = list && listTexts[list];
  return (
    <Stack className="page" gap="md">
      <PageTitle>{isOn ? 'Emails from Ninety' : 'Unsubscribe'}</PageTitle>
      <div role="status">{texts && <Text maw={560}>{isOn ? texts.question : texts.left}</Text>}</div>
      <FormFailure text={failure} />
      <Group gap="sm">
        {texts && (
          <Button variant={isOn ? 'filled' : 'default'} loading={isPending} onClick={() => mutate(!isOn)}>
            {isOn ? 'Stop these emails' : 'Send them again'}
          </Button>
        )}
        {(!texts || !isOn) && (
          <ButtonLink to={paths.dashboard.getHref()} variant="default">
            To the dashboard
          </ButtonLink>
        )}
      </Group>
    </Stack>
  );
}

function textOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  return codeOf(error) === 'token_expired'
    ? 'This link is older than a year. Log in and change your email settings in your profile.'
    : messageOf(error);
}
