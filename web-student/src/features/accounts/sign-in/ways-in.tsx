import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#domain/accounts/contract.ts';
import {
  signInProviderNames,
  signInProviders,
  type SignInProvider,
} from '#domain/accounts/sign-in/sign-in-provider.ts';
import { QueryProblem } from '#student/components/problem.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { notify } from '#student/core/notices.ts';
import { providersQuery, waysInQuery } from './api.ts';
import { ChangeWayIn } from './change-way-in.tsx';
import { OwnEmail } from './own-email.tsx';
import { providerIcons } from './provider-buttons.tsx';
import { refetchQueries } from '#student/core/refetch-queries.ts';

export function WaysIn({ user }: { readonly user: User }) {
  const ways = useQuery(waysInQuery());
  const { data: on = [] } = useQuery(providersQuery());
  const queryClient = useQueryClient();
  const [changing, setChanging] = useState<SignInProvider>();
  if (ways.isPending) return <PageSkeleton rows={1} />;
  if (ways.isError) return <QueryProblem error={ways.error} onRetry={ways.refetch} />;
  const { linked, hasPassword, emailToVerify } = ways.data;
  const shown = signInProviders.filter((provider) => linked.includes(provider) || on.includes(provider));
  const isOwn = (provider: SignInProvider) => linked.includes(provider);
  async function onUnlinked(provider: SignInProvider) {
    // The user may have opened another one during the request.
    setChanging((now) => (now === provider ? undefined : now));
    notify(`${signInProviderNames[provider]} is not linked any more.`, 'done');
    await refetchQueries(queryClient, { queryKey: waysInQuery().queryKey });
  }
  return (
    <Stack gap="md">
      {!user.isVerified && <OwnEmail toVerify={emailToVerify} />}
      <Text>
        {hasPassword ? 'You log in with your email address and password.' : 'You have no password yet.'}
        {shown.length === 0 && ' Other ways are not offered here.'}
      </Text>
      {shown.map((provider) => {
        const Icon = providerIcons[provider];
        const name = signInProviderNames[provider];
        return (
          <Stack key={provider} gap="sm">
            <Group justify="space-between">
              <Group gap="xs">
                <Icon size={20} stroke={1.6} aria-hidden />
                <Text fw={500}>{name}</Text>
                <Text c="dimmed">{isOwn(provider) ? 'Linked' : 'Not linked'}</Text>
              </Group>
              {changing !== provider && (
                <Button variant="default" onClick={() => setChanging(provider)}>
                  {isOwn(provider) ? 'Unlink' : 'Link'} {name}
                </Button>
              )}
            </Group>
            {changing === provider && (
              <ChangeWayIn
                provider={provider}
                isLinked={isOwn(provider)}
                hasPassword={hasPassword}
                linked={linked}
                onUnlinked={() => onUnlinked(provider)}
                onEnd={() => setChanging(undefined)}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
