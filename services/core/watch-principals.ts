import type { EventStore } from '#domain/core/event-store.ts';
import type { Journal } from '#domain/core/journal.ts';
import type { Principals } from './principals.ts';

const prefixes = ['account-', 'session-'] as const;

function userOf(stream: string): string | undefined {
  const prefix = prefixes.find((start) => stream.startsWith(start));
  return prefix === undefined ? undefined : stream.slice(prefix.length);
}

/** The same journal; whoever appends to an account or a session through it is seen by `principals` at once. */
export function tellPrincipals(journal: Journal, principals: () => Principals): Journal {
  return {
    ...journal,
    async append(codec, stream, events, expected, context) {
      try {
        return await journal.append(codec, stream, events, expected, context);
      } finally {
        // Also after a failure: the append may have happened though its answer was lost.
        const userId = userOf(stream);
        if (userId !== undefined) principals().changed(userId);
      }
    },
  };
}

/** Tells `principals` of each change to an account or a session, by whatever process. Ends with the signal. */
export async function watchPrincipals(
  store: EventStore,
  principals: Principals,
  signal: AbortSignal,
): Promise<void> {
  const messages = store.subscribe({ after: 'end', filter: { streamPrefixes: prefixes }, signal });
  for await (const message of messages) {
    if (message.kind !== 'event') continue;
    const userId = userOf(message.event.stream);
    if (userId !== undefined) principals.changed(userId);
  }
}
