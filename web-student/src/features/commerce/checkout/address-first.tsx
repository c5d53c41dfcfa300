import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { QueryProblem } from '#student/components/problem.tsx';
import { userQuery } from '#student/queries/user.ts';
import { waysInQuery } from '#student/features/accounts/sign-in/api.ts';
import { OwnEmail } from '#student/features/accounts/sign-in/own-email.tsx';
import { useBuy } from './use-buy.ts';
import type { Wanted } from './wanted.ts';

/** Polls for the verification, because the link opens in another window. */
const everyMs = 3_000;

export function AddressFirst({ wanted }: { readonly wanted: Wanted }) {
  const user = useQuery({
    ...userQuery(),
    refetchInterval: ({ state }) => (state.data?.isVerified === true ? false : everyMs),
  });
  const isVerified = user.data?.isVerified === true;
  const ways = useQuery({ ...waysInQuery(), enabled: user.data !== undefined && !isVerified });
  const { buy, pending } = useBuy({ replace: true });
  if (user.isPending) return <PageSkeleton rows={2} />;
  if (!user.data) return <QueryProblem error={user.error} onRetry={user.refetch} />;
  return (
    <Stack gap="lg" maw={520} mx="auto">
      <PageTitle>An address for your receipt</PageTitle>
      {isVerified ? (
        <Text role="status">Your address is confirmed. The receipt goes to {user.data.email}.</Text>
      ) : (
        <>
          <Text>
            We send receipts by email, and your account has no email address. Add one and open the link we
            send. Then come back to this page.
          </Text>
          {ways.isPending && <PageSkeleton rows={1} />}
          {ways.isError && <QueryProblem error={ways.error} onRetry={ways.refetch} />}
          {ways.data && <OwnEmail toVerify={ways.data.emailToVerify} use="Your receipts are sent to it." />}
        </>
      )}
      <Group>
        {isVerified && (
          <Button loading={pending !== undefined} onClick={() => buy(wanted)}>
            Continue to checkout
          </Button>
        )}
        <ButtonLink to={paths.pricing.getHref()} variant="default">
          Back to the prices
        </ButtonLink>
      </Group>
    </Stack>
  );
}
