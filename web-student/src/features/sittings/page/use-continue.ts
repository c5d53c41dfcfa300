import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { messageOf } from '#student/core/messages.ts';
import { sittingKey, type TimedSitting } from '../api/sitting.ts';

export function useContinue(
  sessionId: string,
  send: (sessionId: string, commandId: string) => Promise<TimedSitting>,
) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  // One id for all retries: a retry after a lost response continues only once.
  const [commandId] = useState(() => newId());
  async function proceed() {
    setPending(true);
    setFailure(undefined);
    try {
      queryClient.setQueryData(sittingKey(sessionId), await send(sessionId, commandId));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setPending(false);
    }
  }
  return { proceed: () => void proceed(), isPending, failure };
}
