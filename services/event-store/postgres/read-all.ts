import type { ReadAllOptions, StoredEvent } from '#domain/core/events/event-store.ts';
import { flatten } from '../lists.ts';
import { fromPosition } from '../position.ts';
import { firstPageLimit, type Reader } from './reader.ts';

/** All matching events by page; fetches the next page while one is consumed. */
export function readAll(reader: Reader, options: ReadAllOptions): AsyncIterable<StoredEvent> {
  return flatten(() => pages(reader, options));
}

async function* pages(
  reader: Reader,
  { after, filter, signal }: ReadAllOptions,
): AsyncGenerator<readonly StoredEvent[], void, void> {
  const fetch = async (from: number, limit: number) => {
    signal?.throwIfAborted();
    if (from >= head) head = await reader.head();
    return from < head ? reader.page(from, head, filter, limit) : undefined;
  };
  let head = 0;
  let page = await fetch(after === undefined ? 0 : Number(fromPosition(after)), firstPageLimit);
  while (page) {
    const next = fetch(page.through, page.nextLimit);
    // An abandoned reader never awaits it; others get the error below.
    next.catch(() => undefined);
    if (page.events.length > 0) yield page.events;
    page = await next;
  }
}
