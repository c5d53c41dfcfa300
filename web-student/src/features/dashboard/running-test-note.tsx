import { Alert, Text } from '@mantine/core';
import { IconClockHour4 } from '@tabler/icons-react';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { clockText, secondsLeft, type ClockReading } from '#student/core/server-clock.ts';
import { runningSitting } from '#student/features/sittings/running-sitting.ts';

interface Props {
  readonly mockTests: readonly MockTestListing[];
  readonly clock: ClockReading;
}

export function RunningTestNote({ mockTests, clock }: Props) {
  const running = mockTests
    .map((mockTest) => ({ name: mockTest.name, sitting: runningSitting(mockTest, clock) }))
    .find(({ sitting }) => sitting !== undefined);
  if (!running?.sitting) return null;
  const left = secondsLeft(clock, running.sitting.deadline, clock.heardAt);
  return (
    <Alert
      color="blue"
      variant="light"
      icon={<IconClockHour4 aria-hidden />}
      title={`${running.name} is running`}
    >
      <Text size="sm" mb="sm">
        {clockText(left)} left when this page was loaded. The clock keeps running.
      </Text>
      <ButtonLink to={paths.mockTestExercise.getHref(running.sitting.sessionId)} size="sm">
        Continue the test
      </ButtonLink>
    </Alert>
  );
}
