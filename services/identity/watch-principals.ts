import type { EventStore } from '#domain/core/events/event-store.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { pause } from '#projections/core/feed/back-off.ts';
import type { Logger } from 'pino';
import type { Principals } from './principals.ts';

const prefixes = ['account-', 'session-', 'second_factor-'] as const;

function userOf(stream: string): string | undefined {
  const prefix = prefixes.find((start) => stream.startsWith(start));
  return prefix === undefined ? undefined : stream.slice(prefix.length);
}

/** A journal that informs `principals` of its own appends to accounts and sessions. */
export function withPrincipals(journal: Journal, principals: Principals): Journal {
  return {
    async append(codec, stream, events, expected, context) {
      try {
        return await journal.append(codec, stream, events, expected, context);
      } finally {
        // Also after a failure: the append may have succeeded although its answer was lost.
        const userId = userOf(stream);
        if (userId !== undefined) principals.changed(userId);
      }
    },
    read: (codec, stream, options) => journal.read(codec, stream, options),
    readAny: (stream, options) => journal.readAny(stream, options),
    readAll: (options) => journal.readAll(options),
    readLists: (options) => journal.readLists(options),
    subscribe: (options) => journal.subscribe(options),
  };
}

export async function watchPrincipals(
  store: EventStore,
  principals: Principals,
  log: Pick<Logger, 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      const messages = store.subscribe({ after: 'end', filter: { streamPrefixes: prefixes }, signal });
      for await (const message of messages) {
        if (message.kind !== 'event') continue;
        const userId = userOf(message.event.stream);
        if (userId !== undefined) principals.changed(userId);
      }
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error }, 'lost the notifications of account changes; retrying');
      await pause(1_000, signal);
    }
  }
}
