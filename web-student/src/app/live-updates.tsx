import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveResource } from '#domain/core/live.ts';
import { loseSession } from '../core/api.ts';
import { connectLive, hearsChanges } from '../core/live.ts';
import { useSession } from '../core/session.ts';
import { sendWaitingAnswers } from '../outbox/browser-outbox.ts';

const keysOf: Readonly<Record<LiveResource, readonly string[]>> = {
  statistics: ['statistics'],
  accounts: ['user', 'questions', 'question'],
  progress: ['questions'],
  attempts: ['questions'],
  mock_tests: ['mock-tests'],
  reviews: ['reviews'],
  notifications: ['notifications'],
};

/** Keeps what is on the screen as the server has it, while someone is logged in. */
export function LiveUpdates() {
  const token = useSession()?.token;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (token === undefined) return;
    const refresh = (key: string) => void queryClient.invalidateQueries({ queryKey: [key] });
    return connectLive(token, {
      onReady() {
        hearsChanges.set(true);
        Object.values(keysOf).flat().forEach(refresh);
        sendWaitingAnswers();
      },
      onLost: () => hearsChanges.set(false),
      onMessage(message) {
        if (message.kind === 'sessionEnded') loseSession(message.code);
        else keysOf[message.resource].forEach(refresh);
      },
    });
  }, [token, queryClient]);
  return null;
}
