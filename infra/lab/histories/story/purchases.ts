import { setTimeout as pause } from 'node:timers/promises';
import {
  cancelPayment,
  createCart,
  createPaymentIntentt,
  didAddToCart,
  fetchCart,
  savePurchaseToUser,
  type CartStatus,
} from '#domain/commerce/carts/cart-contract.ts';
import { refundPurchase } from '#domain/commerce/carts/cart-admin-contract.ts';
import type { PackageId } from '#domain/commerce/packages/package-id.ts';
import { openPurchaseReceipt } from '#domain/support/contract.ts';
import { pressAtTill, type TillButton } from '#infra/lab/faults/purchases/press-at-till.ts';
import { createTillCaller } from './till-caller.ts';
import type { Stage, User } from './person.ts';

interface Bought {
  readonly cartId: string;
  readonly paymentId: string;
}

const patienceMs = 90_000;

/** Payments: immediate, late, declined and confirmed, refunded in part and in full, disputed. */
export async function purchase(stage: Stage, admin: User, buyer: User, cpcOffer: string): Promise<void> {
  const over = AbortSignal.timeout(5 * patienceMs);
  const buy = (packageId: PackageId, buttons: readonly TillButton[]) =>
    bring(buyer, { packageId, buttons, cpcOffer }, over);
  const till = createTillCaller(stage);

  const silver = await buy('package_silver', ['declined', 'succeeds']);
  const extended = await buy('package_extend', ['late']);
  const credits = await buy('package_speaking_credits', ['asks', 'confirm']);
  const givenUp = await ask(buyer, { packageId: 'package_sect_mock', cpcOffer });
  await buyer.call(cancelPayment, { cartId: givenUp.cartId });
  // Unrequested money for one of our carts is returned.
  await till.payFor(givenUp.cartId, over);

  await admin.call(refundPurchase, { cartId: silver.cartId, amount: 100, reason: 'Paid a fee to the bank' });
  for (const { cartId } of [extended, credits]) {
    await admin.call(refundPurchase, { cartId, reason: 'Bought it by mistake' });
    await until(buyer, cartId, ['refunded']);
  }
  await till.dispute(silver.paymentId, 'needs_response');
  await till.dispute(silver.paymentId, 'won');
  await admin.call(openPurchaseReceipt, { cartId: silver.cartId, reason: 'The bank asks what was bought' });
}

interface Wish {
  readonly packageId: PackageId;
  readonly cpcOffer: string;
}

async function ask(buyer: User, wish: Wish): Promise<Bought & { readonly page: string }> {
  const { cartId } = (await buyer.call(createCart, { ...wish, country: 'IN' })).body;
  await buyer.call(didAddToCart, { cartId });
  const seen = (await buyer.call(fetchCart, { cartId })).body.total;
  const { body } = await buyer.call(createPaymentIntentt, { cartId, method: 'card', seen });
  const page = body.redirectUrl ?? '';
  return { cartId, page, paymentId: new URL(page).pathname.split('/').at(-1) ?? '' };
}

async function bring(
  buyer: User,
  { buttons, ...wish }: Wish & { readonly buttons: readonly TillButton[] },
  over: AbortSignal,
): Promise<Bought> {
  const bought = await ask(buyer, wish);
  for (const button of buttons) {
    await pressAtTill(bought.page, button, over);
    await buyer.call(savePurchaseToUser, { cartId: bought.cartId });
  }
  await until(buyer, bought.cartId, ['granted']);
  return bought;
}

async function until(buyer: User, cartId: string, wanted: readonly CartStatus[]): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(500)) {
    const { status } = (await buyer.call(savePurchaseToUser, { cartId })).body;
    if (wanted.includes(status)) return;
  }
  throw new Error(`cart ${cartId} was not ${wanted.join(' or ')} within ${patienceMs / 1000} s`);
}
