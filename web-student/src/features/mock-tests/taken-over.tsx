import { Button, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormFailure } from '../../components/form-failure.tsx';
import { messageOf } from '../../core/messages.ts';
import { sittingKey, takeBack } from './api/sitting.ts';

/** The test is sat on a later page; here nothing is typed any more, until the student takes it back. */
export function TakenOver({ sessionId }: { readonly sessionId: string }) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function goOnHere() {
    setPending(true);
    setFailure(undefined);
    try {
      queryClient.setQueryData(sittingKey(sessionId), await takeBack(sessionId));
    } catch (error) {
      setFailure(messageOf(error));
      setPending(false);
    }
  }
  return (
    <Stack align="center" ta="center" gap="md" py="14vh">
      <div role="alert">
        <Title order={1} size="h3">
          You go on with this test elsewhere
        </Title>
      </div>
      <Text c="dimmed" maw={460}>
        It was opened in another window or on another device. The clock runs on there, and what you typed here
        is kept.
      </Text>
      <FormFailure text={failure} />
      <Button onClick={() => void goOnHere()} loading={isPending}>
        Go on here
      </Button>
    </Stack>
  );
}
