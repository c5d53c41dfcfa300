import type { ReadAllOptions, StoredEvent } from '#domain/core/events/event-store.ts';
import { flatten } from '../lists.ts';
import { fromPosition } from '../position.ts';
import { firstPageLimit, type Reader } from './reader.ts';

/** All matching events page by page; while one page is consumed the next one is on its way. */
export function readAll(reader: Reader, options: ReadAllOptions): AsyncIterable<StoredEvent> {
  return flatten(() => pages(reader, options));
}

async function* pages(
  reader: Reader,
  { after, filter, signal }: ReadAllOptions,
): AsyncGenerator<readonly StoredEvent[], void, void> {
  const fetch = async (from: number, limit: number) => {
    signal?.throwIfAborted();
    // The end moves on while we read: it is looked up again whenever it was reached.
    if (from >= head) head = await reader.head();
    return from < head ? reader.page(from, head, filter, limit) : undefined;
  };
  let head = 0;
  let page = await fetch(after === undefined ? 0 : Number(fromPosition(after)), firstPageLimit);
  while (page) {
    const next = fetch(page.through, page.nextLimit);
    // A reader that stops never awaits it; one that goes on meets its error below.
    next.catch(() => undefined);
    if (page.events.length > 0) yield page.events;
    page = await next;
  }
}
