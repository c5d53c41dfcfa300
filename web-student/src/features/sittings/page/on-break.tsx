import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Sitting } from '#domain/sittings/contract.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { clockText, type ClockReading } from '#student/core/server-clock.ts';
import { resumeAfterBreak, sittingQuery } from '../api/sitting.ts';
import { sectionOf } from '../running-sitting.ts';
import { useCountdown } from './use-countdown.ts';
import { useContinue } from './use-continue.ts';

interface Props {
  readonly sitting: Sitting;
  readonly onBreak: NonNullable<Sitting['onBreak']>;
  readonly clock: ClockReading;
}

export function OnBreak({ sitting, onBreak: { endsAt, secondsLeft }, clock }: Props) {
  const { sessionId, answered } = sitting;
  const left = useCountdown(clock, endsAt);
  const { proceed, isPending, failure } = useContinue(sessionId, resumeAfterBreak);
  // Poll at the end of the break: the server restarts the clock and sends the question.
  useQuery({ ...sittingQuery(sessionId), refetchInterval: left === 0 ? 1000 : false });
  return (
    <Stack align="center" ta="center" gap="md" py="14vh">
      <div role="status">
        <Title order={1} size="h3">
          Break: the clock is stopped
        </Title>
      </div>
      <Text maw={460}>
        You have {clockText(Math.floor(secondsLeft))} left. Question {answered + 1} of{' '}
        {sectionOf(sitting).questions} comes next.
      </Text>
      <Text c="dimmed" maw={460}>
        The break ends by itself in <span className="digits">{clockText(left)}</span>. Then the clock starts
        again.
      </Text>
      <FormFailure text={failure} />
      <Button onClick={proceed} loading={isPending}>
        Continue the test
      </Button>
    </Stack>
  );
}
