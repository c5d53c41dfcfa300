import type { EventFilter } from '#domain/core/events/event-store.ts';

/** What several subscriptions take between them, by event types and by prefixes of streams; or all there is. */
export type Interest = 'all' | { readonly types: readonly string[]; readonly prefixes: readonly string[] };

/** The filters of subscriptions as one: what passes none of them need not be read. */
export function interestOf(filters: Iterable<EventFilter | undefined>): Interest {
  const types = new Set<string>();
  const prefixes = new Set<string>();
  for (const filter of filters) {
    if (filter === undefined) return 'all';
    if ('eventTypes' in filter) for (const type of filter.eventTypes) types.add(type);
    else for (const prefix of filter.streamPrefixes) prefixes.add(prefix);
  }
  return { types: [...types], prefixes: [...prefixes] };
}

/** Whether one who reads what `wide` takes reads all that `narrow` takes. */
export function includes(wide: Interest, narrow: Interest): boolean {
  if (wide === 'all') return true;
  if (narrow === 'all') return false;
  return (
    narrow.types.every((type) => wide.types.includes(type)) &&
    narrow.prefixes.every((prefix) => wide.prefixes.some((other) => prefix.startsWith(other)))
  );
}
