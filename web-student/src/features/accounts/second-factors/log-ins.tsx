import { capitalized } from '#domain/core/text/capitalized.ts';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import {
  fetchSessions,
  logoutEverywhere,
  type SessionView,
} from '#domain/accounts/sessions/session-contract.ts';
import type { Instant } from '#domain/core/instant.ts';
import { paths } from '#student/app/paths.ts';
import { QueryProblem } from '#student/components/problem.tsx';
import { call, leaving } from '#student/core/api.ts';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { endSession } from '#student/core/session.ts';

const sessionsQuery = () =>
  queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await call(fetchSessions, {}, { signal })).body,
  });

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const shown = 6;

const ends: { readonly [End in NonNullable<SessionView['end']>]: string } = {
  logged_out: 'Logged out',
  logged_out_everywhere: 'Logged out everywhere',
  blocked: 'Ended by our team',
  account_deleted: 'Ended with the account',
  not_me: 'Reported as not you',
  ended: 'Ended by our team',
  replaced: 'Ended by the next login',
  expired: 'Expired',
  password_reset: 'Ended by a new password',
};

export default function LogIns() {
  const query = useQuery(sessionsQuery());
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () =>
      leaving(async () => {
        await call(logoutEverywhere, {});
        endSession();
      }),
    onSuccess() {
      notify('You are logged out everywhere.', 'done');
      void navigate(paths.login.getHref());
    },
    onError: (error) => notifyFailure(error),
  });
  if (query.isPending) return <Skeleton h={120} />;
  if (query.isError && !query.data) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  const { sessions, lastSeenAt } = query.data;
  return (
    <Stack gap="md" align="flex-start">
      <Text>
        You are logged in on one device at a time: a login ends the one before it. If you see one here that
        was not you, log out everywhere and change your password.
      </Text>
      <Stack component="ul" gap="sm" w="100%" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Logins">
        {sessions.slice(0, shown).map((session) => (
          <LogIn key={session.id} session={session} lastSeenAt={lastSeenAt} />
        ))}
      </Stack>
      <Button variant="default" loading={leave.isPending} onClick={() => leave.mutate()}>
        Log out everywhere
      </Button>
    </Stack>
  );
}

function LogIn({
  session: { startedAt, device, isNewDevice, end },
  lastSeenAt,
}: {
  readonly session: SessionView;
  readonly lastSeenAt: Instant | null;
}) {
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div>
        <Text fw={500}>{capitalized(device ?? 'unknown device')}</Text>
        <Text c="dimmed" size="sm">
          {end === null ? `Since ${moment.format(new Date(startedAt))}` : moment.format(new Date(startedAt))}
          {isNewDevice && ', new device'}
          {end === null && lastSeenAt !== null && ` · Last used ${moment.format(new Date(lastSeenAt))}`}
        </Text>
      </div>
      {end === null ? (
        <Text fw={600} size="sm">
          This login
        </Text>
      ) : (
        <Text c="dimmed" size="sm">
          {ends[end]}
        </Text>
      )}
    </Group>
  );
}
