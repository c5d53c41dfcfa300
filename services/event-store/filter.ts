import type { EventFilter, StoredEvent } from '#domain/core/events/event-store.ts';

export function createMatcher(filter: EventFilter | undefined): (event: StoredEvent) => boolean {
  if (filter === undefined) return () => true;
  if ('eventTypes' in filter) {
    const types = new Set(filter.eventTypes);
    return (event) => types.has(event.type);
  }
  const prefixes = filter.streamPrefixes;
  return (event) => prefixes.some((prefix) => event.stream.startsWith(prefix));
}
