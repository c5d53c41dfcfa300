import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { loseSession } from '../core/api.ts';
import { connectLive, hearsChanges } from '../core/connection/live.ts';
import { refreshReaders } from '../core/connection/refresh-readers.ts';
import { useSession } from '../core/session.ts';
import { sendWaitingAnswers } from '../outbox/browser-outbox.ts';

/**
 * Keeps what is on the screen as the server has it, while someone is logged in. Each query names the read models it
 * reads (`meta.reads`), so that a new one needs nothing here.
 */
export function LiveUpdates() {
  const token = useSession()?.token;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (token === undefined) return;
    return connectLive(token, {
      onReady() {
        hearsChanges.set(true);
        refreshReaders(queryClient);
        sendWaitingAnswers();
      },
      onLost: () => hearsChanges.set(false),
      onMessage(message) {
        if (message.kind === 'sessionEnded') loseSession(message.code);
        else refreshReaders(queryClient, message.resource);
      },
    });
  }, [token, queryClient]);
  return null;
}
