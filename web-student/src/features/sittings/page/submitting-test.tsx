import { Button, Loader, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { v7 as newId } from 'uuid';
import { isPassingFailure } from '#domain/core/call-failed.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { retryDelayMs } from '#student/core/connection/back-off.ts';
import { messageOf } from '#student/core/messages.ts';
import { submitTest, sittingKey, sittingQuery } from '../api/sitting.ts';

export function SubmittingTest({ sessionId }: { readonly sessionId: string }) {
  const queryClient = useQueryClient();
  // One id for all retries: the server hands in the test once.
  const [commandId] = useState(() => newId());
  const { mutate, isPaused, failureReason, isError, error } = useMutation({
    mutationFn: () => submitTest(sessionId, commandId),
    // Wait while offline, and continue as soon as the connection is back.
    networkMode: 'online',
    retry: (_, failure) => isPassingFailure(failure),
    retryDelay: (failures) => retryDelayMs(failures + 1),
    onSuccess: (timed) => queryClient.setQueryData(sittingKey(sessionId), timed),
  });
  useEffect(() => mutate(), [mutate]);
  // Another window, or the server at the deadline, may end the test.
  useQuery({ ...sittingQuery(sessionId), refetchInterval: 1000 });
  const isHeldUp = isPaused || (failureReason !== null && !isError);
  return (
    <Stack align="center" ta="center" gap="md" py="14vh">
      {!isError && <Loader aria-hidden />}
      <div role="status">
        <Title order={1} size="h3">
          {isError ? 'Your test is not handed in yet' : 'Your test is being handed in'}
        </Title>
      </div>
      <Text c="dimmed" maw={440}>
        We have all your answers. Your result will appear here.
      </Text>
      {isHeldUp && (
        <Text role="alert" maw={440}>
          We cannot reach Ninety now. Nothing is lost: we keep trying, and the test ends when its time is up.
        </Text>
      )}
      <FormFailure text={isError ? messageOf(error) : undefined} />
      {isError && <Button onClick={() => mutate()}>Hand in again</Button>}
    </Stack>
  );
}
