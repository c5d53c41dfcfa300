import { setTimeout as pause } from 'node:timers/promises';
import {
  createCart,
  createPaymentIntentt,
  fetchCart,
  savePurchaseToUser,
} from '#domain/commerce/carts/cart-contract.ts';
import { lateCardMs } from '#services/payments/till/till-payment.ts';
import { reasonOf, type PatientCaller } from '../players/patient-caller.ts';
import { pressAtTill, type TillButton } from './press-at-till.ts';
import type { PurchaseBook } from './purchase-book.ts';

/** The till's cards used for a payment, in order; empty for none. */
type Way = readonly TillButton[];

/** Seven of ten are paid, in every way. */
const ways: readonly Way[] = [
  ['succeeds'],
  ['declined', 'succeeds'],
  ['asks', 'confirm'],
  ['late'],
  ['declined'],
  ['succeeds'],
  [],
  ['succeeds'],
  ['asks'],
  ['declined', 'asks', 'confirm'],
];

interface BuyerOptions {
  readonly caller: PatientCaller;
  readonly userId: string;
  readonly purchases: number;
  /** The first way, so that few purchases per buyer still cover all ways. */
  readonly firstWay: number;
  /** Before each purchase, in milliseconds. */
  readonly pace: () => number;
  readonly book: PurchaseBook;
  readonly over: AbortSignal;
}

/** Makes one purchase after another; sometimes the browser returns after the payment, sometimes it never does. */
export async function buyer(options: BuyerOptions): Promise<void> {
  const { caller, userId, purchases, firstWay, pace, book, over } = options;
  for (let turn = 0; turn < purchases && !over.aborted; turn += 1) {
    await pause(pace());
    const way = ways[(firstWay + turn) % ways.length] ?? [];
    const created = await caller.call(createCart, { packageId: 'package_speaking_credits', country: 'US' });
    if (created.outcome !== 'answered') {
      book.surprises.push(`createCart: ${reasonOf(created)}`);
      continue;
    }
    const { cartId } = created.answer.body;
    const cart = await caller.call(fetchCart, { cartId });
    if (cart.outcome !== 'answered') {
      book.surprises.push(`fetchCart: ${reasonOf(cart)}`);
      continue;
    }
    const asked = await caller.call(createPaymentIntentt, {
      cartId,
      method: 'card',
      seen: cart.answer.body.total,
    });
    if (asked.outcome !== 'answered') {
      book.surprises.push(`createPaymentIntentt: ${reasonOf(asked)}`);
      continue;
    }
    const page = asked.answer.body.redirectUrl ?? '';
    for (const act of way) await pressAtTill(page, act, over);
    const isPaid = way.at(-1) === 'succeeds' || way.at(-1) === 'confirm' || way.at(-1) === 'late';
    const laterMs = way.at(-1) === 'late' ? lateCardMs : 0;
    book.tried.push({ cartId, userId, ...(isPaid && { paidMs: Date.now() + laterMs }) });
    if (turn % 3 === 0) {
      const back = await caller.call(savePurchaseToUser, { cartId });
      if (back.outcome !== 'answered' && reasonOf(back) !== 'given_up')
        book.surprises.push(`savePurchaseToUser: ${reasonOf(back)}`);
    }
  }
}
