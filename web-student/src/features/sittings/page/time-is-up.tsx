import { Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isPassingFailure } from '#domain/core/call-failed.ts';
import type { Sitting } from '#domain/sittings/contract.ts';
import { useOnline } from '#student/components/use-online.ts';
import { sittingQuery } from '../api/sitting.ts';
import { isLastSection, sectionOf } from '../running-sitting.ts';

export function TimeIsUp({ sitting }: { readonly sitting: Sitting }) {
  const { error, failureReason } = useQuery({
    ...sittingQuery(sitting.sessionId),
    refetchInterval: 1000,
  });
  const isOnline = useOnline();
  const isCutOff = !isOnline || isPassingFailure(error ?? failureReason);
  const isLast = isLastSection(sitting) && isLastClock(sitting);
  return (
    <Stack align="center" ta="center" gap="md" py="14vh">
      <Loader aria-hidden />
      <div role="alert">
        <Title order={1} size="h3">
          Time is up
        </Title>
      </div>
      {isCutOff ? (
        <Text role="alert" maw={440}>
          We cannot reach Ninety now. What reached us in time counts.{' '}
          {isLast ? 'Your result will appear here' : 'The test continues'} when the connection is back.
        </Text>
      ) : (
        <Text c="dimmed" maw={440}>
          What you submitted is safe.{' '}
          {isLast ? 'Your result will appear here.' : 'The test continues automatically.'}
        </Text>
      )}
    </Stack>
  );
}

const isLastClock = (sitting: Sitting): boolean =>
  sitting.answered + (sitting.clock?.questions ?? 0) >= sectionOf(sitting).questions;
