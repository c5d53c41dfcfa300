import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { QueryProblem } from '../../components/problem.tsx';
import { paths } from '../../app/paths.ts';
import { userQuery } from './api/user.ts';
import { ChangePassword } from './change-password.tsx';
import { FirstName } from './first-name.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileSettings } from '../settings/profile-settings.tsx';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

export default function ProfilePage() {
  const user = useQuery(userQuery());
  const [isDeleting, setDeleting] = useState(false);
  if (user.isPending) return <PageSkeleton rows={2} />;
  if (user.isError && !user.data) return <QueryProblem error={user.error} onRetry={user.refetch} />;
  const { email, paidExpiryTime } = user.data;
  const facts = [
    ['E-mail address', email],
    ['Plan', planText(paidExpiryTime)],
  ] as const;
  return (
    <Stack className="page" maw={640} gap="lg">
      <PageTitle>My Profile</PageTitle>
      <Paper withBorder p="lg">
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Paper>
      <FirstName user={user.data} />
      <ProfileSettings user={user.data} />
      <Paper withBorder p="lg" component="section" aria-labelledby="microphone-title">
        <Title order={2} size="h4" id="microphone-title">
          Microphone
        </Title>
        <Text my="sm">See that you are heard well before you answer by voice. It takes a minute.</Text>
        <ButtonLink variant="default" to={paths.microphone.getHref()}>
          Check your microphone
        </ButtonLink>
      </Paper>
      <ChangePassword />
      <Paper withBorder p="lg" component="section" aria-labelledby="delete-title">
        <Title order={2} size="h4" id="delete-title">
          Delete your account
        </Title>
        <Text my="sm">
          Your e-mail address and everything you typed are erased for good, with your scores and tests. This
          cannot be undone.
        </Text>
        <Button color="red" variant="outline" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </Paper>
      <DeleteAccount isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </Stack>
  );
}

function planText(paidExpiryTime: string | undefined): string {
  if (paidExpiryTime === undefined) return 'Free samples';
  // The date only: whether it has passed is for the server's clock to say.
  return `Paid until ${day.format(new Date(paidExpiryTime))}`;
}
