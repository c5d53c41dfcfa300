import type { EventFilter } from '#domain/core/events/event-store.ts';

/** The union of several subscriptions' filters, by event types and stream prefixes. */
export type Interest = 'all' | { readonly types: readonly string[]; readonly prefixes: readonly string[] };

/** Events outside the result need not be read. */
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

/** Whether `wide` covers everything in `narrow`. */
export function includes(wide: Interest, narrow: Interest): boolean {
  if (wide === 'all') return true;
  if (narrow === 'all') return false;
  return (
    narrow.types.every((type) => wide.types.includes(type)) &&
    narrow.prefixes.every((prefix) => wide.prefixes.some((other) => prefix.startsWith(other)))
  );
}
