import { receiptNumberOf } from '#domain/commerce/carts/receipt-numbers.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { knowNumbers, type KnownNumbers, type ToNumber } from './known-numbers.ts';
import { numberTogether } from './number-together.ts';

interface Waiting extends ToNumber {
  readonly context: CommandContext;
  readonly resolve: (number: number) => void;
  readonly reject: (error: unknown) => void;
}

interface Lane {
  readonly known: KnownNumbers;
  readonly waiting: Waiting[];
  isRunning: boolean;
}

/** The rest waits for the next append. */
const mostTogether = 100;
const lanes = new WeakMap<Journal, Map<string, Lane>>();

/** Assigns the next receipt number of the payment's year, once; concurrent purchases share an append. ADR 70. @throws StoreUnavailable */
export async function numberReceipt(
  journal: Journal,
  purchase: ToNumber,
  context: CommandContext,
): Promise<string> {
  const year = purchase.paidAt.slice(0, 4);
  const lane = laneOf(journal, year);
  const number = await new Promise<number>((resolve, reject) => {
    lane.waiting.push({ ...purchase, context, resolve, reject });
    if (!lane.isRunning) void run(journal, lane);
  });
  return receiptNumberOf(year, number);
}

function laneOf(journal: Journal, year: string): Lane {
  const years = lanes.get(journal) ?? new Map<string, Lane>();
  lanes.set(journal, years);
  const lane = years.get(year) ?? { known: knowNumbers(journal, year), waiting: [], isRunning: false };
  years.set(year, lane);
  return lane;
}

async function run(journal: Journal, lane: Lane): Promise<void> {
  lane.isRunning = true;
  while (lane.waiting.length > 0) {
    const together = lane.waiting.splice(0, mostTogether);
    try {
      const numbers = await numberTogether(journal, lane.known, together);
      for (const { cartId, resolve } of together) resolve(numbers(cartId));
    } catch (error) {
      for (const { reject } of together) reject(error);
    }
  }
  lane.isRunning = false;
}
