import { setTimeout as pause } from 'node:timers/promises';
import { createEventStoreDbEventStore } from '#services/event-store/eventstoredb/eventstoredb-event-store.ts';

/** The real server takes some seconds to start; only a hanging start takes minutes. */
const readyPatienceMs = 180_000;

/**
 * Waits until a server answers reads.
 * @param whyEnded why it will never answer, once that is known
 * @throws Error if it has exited, or does not start
 */
export async function untilReady(
  connectionString: string,
  whyEnded: () => string | undefined = () => undefined,
): Promise<void> {
  const store = createEventStoreDbEventStore({ connectionString, timeoutMs: 2_000 });
  const until = performance.now() + readyPatienceMs;
  try {
    for (;;) {
      const ended = whyEnded();
      if (ended !== undefined) throw new Error(ended);
      const reason = await store.ping().then(
        () => undefined,
        (error: unknown) => error,
      );
      if (reason === undefined) return;
      if (performance.now() > until) throw reason;
      await pause(100);
    }
  } finally {
    await store.close();
  }
}
