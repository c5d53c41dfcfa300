import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logOutLocally } from '../core/api.ts';
import { connectLive, receivesChanges } from '../core/connection/live.ts';
import { refreshReaders } from '../core/connection/refresh-readers.ts';
import { useSession } from '../core/session.ts';
import { sendWaitingAnswers } from '../outbox/browser-outbox.ts';

/** Refetches queries when the server's data changes. Each query names its read models in `meta.reads`. */
export function LiveUpdates() {
  const token = useSession()?.token;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (token === undefined) return;
    return connectLive(token, {
      onReady() {
        receivesChanges.set(true);
        refreshReaders(queryClient);
        sendWaitingAnswers();
      },
      onLost: () => receivesChanges.set(false),
      onMessage(message) {
        if (message.kind === 'sessionEnded') logOutLocally(message.code);
        else refreshReaders(queryClient, message.resource);
      },
    });
  }, [token, queryClient]);
  return null;
}
