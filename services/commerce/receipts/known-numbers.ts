import { receiptNumbersStream } from '#domain/commerce/carts/receipt-numbers.ts';
import type { Position } from '#domain/core/events/event-store.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';

const pageSize = 100;
/** The cache's size: beyond it the older half is dropped and read again when needed. */
const most = 20_000;

export interface ToNumber {
  readonly cartId: string;
  /** Its year is the year of the number. */
  readonly paidAt: Instant;
  /** The number was assigned after this position. */
  readonly paidPosition: Position;
}

/** A process's cache of a year's receipt numbers: a contiguous part of the stream, usually up to its end. */
export interface KnownNumbers {
  readonly stream: string;
  /** The last known number; 0 for none. Only an append at its revision proves that it is the last. */
  last(): number;
  /** The number of a purchase, if known. It is not older than the payment, so the stream is read back no further. */
  find(cartId: string, paidPosition: Position): Promise<number | undefined>;
  /** Adds the carts appended directly after the last. */
  add(cartIds: readonly string[], position: Position): void;
  /** Reads from the last on. */
  catchUp(): Promise<void>;
}

export function knowNumbers(journal: Journal, year: string): KnownNumbers {
  const stream = receiptNumbersStream.nameOf(year);
  const numbers = new Map<string, number>();
  /** Purchases by number, from `first` on, contiguous. */
  let carts: { readonly cartId: string; readonly position: Position }[] = [];
  let first = 1;
  let isRead = false;

  const last = () => first + carts.length - 1;

  function append(added: typeof carts): void {
    for (const one of added) {
      carts.push(one);
      numbers.set(one.cartId, last());
    }
    if (carts.length <= most) return;
    const forgotten = carts.slice(0, carts.length - most / 2);
    for (const { cartId } of forgotten) numbers.delete(cartId);
    carts = carts.slice(forgotten.length);
    first += forgotten.length;
  }

  /** Extends the cache backwards, or from the end of the stream the first time. */
  async function readBack(): Promise<void> {
    const page = await journal.read(receiptNumbersStream, stream, {
      direction: 'backwards',
      maxCount: pageSize,
      ...(isRead && { from: first - 2 }),
    });
    const older = page.toReversed().map(({ data, position }) => ({ ...data, position }));
    first = older[0]?.number ?? first;
    carts = [...older, ...carts];
    for (const { cartId, number } of older) numbers.set(cartId, number);
    isRead = true;
  }

  return {
    stream,
    last,
    async find(cartId, paidPosition) {
      if (!isRead) await readBack();
      for (;;) {
        const number = numbers.get(cartId);
        const isCovered = first === 1 || (carts[0]?.position ?? paidPosition) < paidPosition;
        if (number !== undefined || isCovered) return number;
        await readBack();
      }
    },
    add: (cartIds, position) => append(cartIds.map((cartId) => ({ cartId, position }))),
    async catchUp() {
      for (;;) {
        const page = await journal.read(receiptNumbersStream, stream, { from: last(), maxCount: pageSize });
        append(page.map(({ data, position }) => ({ cartId: data.cartId, position })));
        if (page.length < pageSize) return;
      }
    },
  };
}
