import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { codeOf, messageOf, messages } from '../../core/messages.ts';
import { stopReminder } from './api/study-plan.ts';

/**
 * Where the last link of a reminder leads, without a log-in. It asks first: what looks through mails for harm opens their
 * links.
 */
export default function ReminderPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => stopReminder(token) });
  const failure = token === '' ? messages.token_invalid : error ? textOf(error) : undefined;
  return (
    <Stack className="page" gap="md">
      <PageTitle>{isSuccess ? 'No more reminders' : 'Reminders of your study plan'}</PageTitle>
      <div role="status">
        <Text maw={560}>
          {isSuccess
            ? 'You get no more mails about your study plan. The plan itself stays as it is.'
            : 'We send a mail on each day on which your plan has something to do. Do you want no more of them?'}
        </Text>
      </div>
      <FormFailure text={failure} />
      <div>
        {isSuccess || token === '' ? (
          <ButtonLink to={paths.dashboard.getHref()} variant="default">
            To the dashboard
          </ButtonLink>
        ) : (
          <Button loading={isPending} onClick={() => mutate()}>
            Stop the reminders
          </Button>
        )}
      </div>
    </Stack>
  );
}

const textOf = (error: Error) =>
  codeOf(error) === 'token_expired'
    ? 'This link is older than a year. Log in and change your study plan on the dashboard.'
    : messageOf(error);
