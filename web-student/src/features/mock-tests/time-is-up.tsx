import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormFailure } from '../../components/form-failure.tsx';
import { messageOf } from '../../core/messages.ts';
import { handIn, sittingKey, sittingQuery } from './api/sitting.ts';

interface Props {
  readonly sessionId: string;
  readonly isTimeUp: boolean;
}

const wayOutAfterMs = 10_000;

/** The test is over; its result is being recorded by the server. The page shows it as soon as it is. */
export function TimeIsUp({ sessionId, isTimeUp }: Props) {
  const queryClient = useQueryClient();
  const [isLong, setLong] = useState(false);
  const [failure, setFailure] = useState<string>();
  useQuery({ ...sittingQuery(sessionId), refetchInterval: 1000 });
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), wayOutAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const finish = () =>
    handIn(sessionId).then(
      (timed) => queryClient.setQueryData(sittingKey(sessionId), timed),
      (error: unknown) => setFailure(messageOf(error)),
    );
  return (
    <Stack align="center" ta="center" gap="md" py="14vh">
      <Loader aria-hidden />
      <div role="alert">
        <Title order={1} size="h3">
          {isTimeUp ? 'The time is up' : 'The test is over'}
        </Title>
      </div>
      <Text c="dimmed" maw={440}>
        What you submitted is safe. Your result is being recorded and will show here by itself.
      </Text>
      <FormFailure text={failure} />
      {isLong && (
        <>
          <Text c="dimmed" role="status">
            This takes longer than usual.
          </Text>
          <Button variant="default" onClick={() => void finish()}>
            Show my result now
          </Button>
        </>
      )}
    </Stack>
  );
}
