import { accountStream } from '#domain/accounts/account.ts';
import { revokePackage } from '#domain/accounts/grant-package.ts';
import { creditsOf } from '#domain/commerce/carts/bought.ts';
import type { OpenedCart, PaidCart } from '#domain/commerce/carts/cart.ts';
import { noteRevoked } from '#domain/commerce/carts/settle-steps.ts';
import { Defect } from '#domain/core/defect.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { handle } from '../../core/handle.ts';
import type { CreditDependencies } from '../../credits/credit-account.ts';
import { revokeBoughtCredits } from '../../credits/credits.ts';
import { onCart, stepOf } from './on-cart.ts';

/** Revokes the unused part of a fully refunded purchase: ADR 62. Nothing for a deleted account. @throws StoreUnavailable */
export async function revokeCart(
  dependencies: CreditDependencies,
  cart: PaidCart,
  context: CommandContext,
): Promise<OpenedCart> {
  const { journal } = dependencies;
  const { cartId, userId } = cart;
  const step = () => stepOf(context, userId);
  const taken = await handle(journal, accountStream, userId, step(), (account) =>
    revokePackage(account, { cartId, now: context.at }),
  );
  if (!('rejected' in taken))
    for (const bought of creditsOf(cart)) await revokeBoughtCredits(dependencies, userId, bought, step());
  const noted = await onCart(journal, cart, step(), noteRevoked);
  if ('rejected' in noted || noted.state.status === 'unopened')
    throw new Defect('what was taken back can be told');
  return noted.state;
}
