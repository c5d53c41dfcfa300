import { receiptNumbersStream } from '#domain/commerce/carts/receipt-numbers.ts';
import { Defect } from '#domain/core/defect.ts';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import type { KnownNumbers, ToNumber } from './known-numbers.ts';

const attempts = 30;
const longestPauseMs = 20;

/** Numbers purchases with one append; rereads and retries after a conflict. @returns the number of each @throws StoreUnavailable */
export async function numberTogether(
  journal: Journal,
  known: KnownNumbers,
  purchases: readonly (ToNumber & { readonly context: CommandContext })[],
): Promise<(cartId: string) => number> {
  const found = new Map<string, number>();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for (const { cartId, paidPosition } of purchases) {
      const number = found.get(cartId) ?? (await known.find(cartId, paidPosition));
      if (number !== undefined) found.set(cartId, number);
    }
    const cartIds = [...new Set(purchases.map(({ cartId }) => cartId))].filter(
      (cartId) => !found.has(cartId),
    );
    const [first] = purchases;
    if (cartIds.length === 0 || !first)
      return (cartId) => {
        const number = found.get(cartId);
        if (number === undefined) throw new Defect('a receipt was not numbered');
        return number;
      };
    const last = known.last();
    const appended = await journal.append(
      receiptNumbersStream,
      known.stream,
      cartIds.map((cartId, index) => ({
        type: 'ReceiptNumbered',
        data: { number: last + 1 + index, cartId },
      })),
      last === 0 ? 'noStream' : last - 1,
      contextOf(first.context),
    );
    if (appended.outcome === 'appended') known.add(cartIds, appended.position);
    else {
      if (attempt > 0) await pause(Math.random() * longestPauseMs);
      await known.catchUp();
    }
  }
  throw new StoreUnavailable(`${known.stream} is too busy`);
}

function contextOf({ correlationId, actor, at }: CommandContext): CommandContext {
  return { commandId: newId(), correlationId, actor, at };
}
