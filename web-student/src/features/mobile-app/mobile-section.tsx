import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#domain/core/contract.ts';
import type { getMobileStatus } from '#domain/mobile/contract.ts';
import { packageWords } from '#domain/commerce/packages/package-words.ts';
import { QueryProblem } from '#student/components/problem.tsx';
import { notify, notifyFailure } from '#student/core/notices.ts';
import { rememberUser } from '#student/core/session.ts';
import { userQuery } from '#student/queries/user.ts';
import { appLinksQuery } from '#student/queries/app-links.ts';
import { mobileStatusQuery, sendSync } from './api/mobile.ts';

type Purchase = OutputOf<typeof getMobileStatus>['body']['purchases'][number];

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const stores: { readonly [store: string]: string | undefined } = {
  app_store: 'App Store',
  play_store: 'Google Play',
};
const appLinks = { ios: 'App Store', android: 'Google Play' } as const;

export default function MobileSection() {
  const queryClient = useQueryClient();
  const status = useQuery(mobileStatusQuery());
  const app = useQuery(appLinksQuery());
  const sync = useMutation({
    mutationFn: sendSync,
    onSuccess(user) {
      rememberUser(user);
      queryClient.setQueryData(userQuery().queryKey, user);
      void queryClient.invalidateQueries({ queryKey: mobileStatusQuery().queryKey });
      notify('Your purchases are up to date.', 'done');
    },
    onError: (error) => notifyFailure(error),
  });
  if (status.isPending) return null;
  if (status.isError && !status.data) return <QueryProblem error={status.error} onRetry={status.refetch} />;
  const { isLinked, purchases } = status.data;
  return (
    <Stack gap="md" align="flex-start">
      {!isLinked && (
        <Text>Log in to the app with this account. Then your purchases in the app count here.</Text>
      )}
      {isLinked && purchases.length === 0 && <Text>You have bought nothing in the app yet.</Text>}
      {purchases.length > 0 && (
        <Stack
          component="ul"
          gap="sm"
          w="100%"
          m={0}
          p={0}
          style={{ listStyle: 'none' }}
          aria-label="Purchases"
        >
          {purchases.map((purchase) => (
            <PurchaseLine key={purchase.purchaseId} purchase={purchase} />
          ))}
        </Stack>
      )}
      <Group gap="sm">
        {isLinked && (
          <Button variant="default" loading={sync.isPending} onClick={() => sync.mutate()}>
            Check for purchases
          </Button>
        )}
        {(['ios', 'android'] as const).map((store) => {
          const href = app.data?.[store];
          return (
            href && (
              <Button key={store} component="a" href={href} rel="noopener" variant="subtle">
                {appLinks[store]}
              </Button>
            )
          );
        })}
      </Group>
    </Stack>
  );
}

function PurchaseLine({ purchase }: { readonly purchase: Purchase }) {
  const { packageId, store, until, isTakenBack } = purchase;
  return (
    <Group component="li" justify="space-between" gap="xs">
      <div>
        <Text fw={500}>{packageWords(packageId)}</Text>
        <Text c="dimmed" size="sm">
          {stores[store] ?? store} · until {day.format(new Date(until))}
        </Text>
      </div>
      {isTakenBack && <Badge variant="default">Refunded</Badge>}
    </Group>
  );
}
