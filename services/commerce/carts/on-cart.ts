import { cartStream, type CartEvent, type CartState, type OpenedCart } from '#domain/commerce/carts/cart.ts';
import { reject, type Decision, type Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { v7 as newId } from 'uuid';
import { handle, type Accepted, type HandlingRejection } from '../../core/handle.ts';

export interface ReadCart {
  readonly cart: OpenedCart;
  readonly events: readonly Awaited<ReturnType<typeof readEvents>>[number][];
}

const readEvents = (journal: Journal, cartId: string) => journal.read(cartStream, cartStream.nameOf(cartId));

export async function readCart(journal: Journal, cartId: string): Promise<ReadCart | undefined> {
  const events = await readEvents(journal, cartId);
  const cart = fold(cartStream, events);
  return cart.status === 'unopened' ? undefined : { cart, events };
}

/** Another user's cart is not found. @throws StoreUnavailable */
export async function readOwnCart(
  journal: Journal,
  userId: string,
  cartId: string,
): Promise<ReadCart | Rejection<'cart_not_found'>> {
  const found = await readCart(journal, cartId);
  return found && found.cart.userId === userId ? found : reject('cart_not_found');
}

export async function onCart<Code extends string = never>(
  journal: Journal,
  { cartId, userId }: { readonly cartId: string; readonly userId: string },
  context: CommandContext,
  decide: (cart: CartState) => Decision<CartEvent, Code>,
): Promise<Accepted<CartState> | Rejection<Code | HandlingRejection>> {
  return handle(journal, cartStream, cartId, { ...context, userId }, decide);
}

/** A step of a longer command. Its own id, because the state shows whether it was done. */
export function stepOf(
  { fingerprint: _fingerprint, ...context }: CommandContext,
  userId: string,
): CommandContext {
  return { ...context, userId, commandId: newId() };
}
