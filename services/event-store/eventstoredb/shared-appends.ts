import type { AppendResult } from '#domain/core/events/event-store.ts';
import type { PreparedAppend } from '../prepared-append.ts';

/** Callers that append the same events to the same stream concurrently share one call. */
export type ShareAppend = (
  append: PreparedAppend,
  write: () => Promise<AppendResult>,
) => Promise<AppendResult>;

/** Do not retry an append that is not yet replicated: the server would drop it. Finished appends are forgotten. */
export function createSharedAppends(): ShareAppend {
  const underWay = new Map<string, Promise<AppendResult>>();
  return async ({ stream, expected, events }, write) => {
    const key = JSON.stringify([stream, expected, events.map((event) => event.id)]);
    const first = underWay.get(key);
    if (first !== undefined) {
      const result = await first;
      return result.outcome === 'appended' ? { ...result, replayed: true } : result;
    }
    const writing = write();
    underWay.set(key, writing);
    try {
      return await writing;
    } finally {
      underWay.delete(key);
    }
  };
}
