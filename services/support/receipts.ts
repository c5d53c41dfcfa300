import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { historyLookupStream, openReceipt } from '#domain/support/history-lookup.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { readCart } from '#services/commerce/carts/on-cart.ts';
import { receiptIn } from '#services/commerce/receipts/receipt-file.ts';
import type { Receipt } from '#services/commerce/receipts/receipt-pdf.ts';
import { handle } from '#services/core/handle.ts';
import { about } from './account-commands.ts';
import { findHistoryLookup } from './find-history-lookup.ts';

interface Opening {
  readonly adminId: string;
  readonly cartId: string;
  readonly reason: string;
}

/** Recorded in the buyer's history before the receipt is served; the command's id names it. @throws StoreUnavailable */
export async function recordOpening(journal: Journal, opening: Opening, context: CommandContext) {
  const found = await readCart(journal, opening.cartId);
  if (!found || !receiptIn(found, {})) return reject('cart_not_found');
  const { userId } = found.cart;
  return handle(
    journal,
    historyLookupStream,
    context.commandId,
    about(userId, context),
    (state) => openReceipt(state, { userId, ...opening }),
    { isNew: true },
  );
}

/** Valid for an hour after the admin recorded the access. @throws StoreUnavailable */
export async function findOpened(
  journal: Journal,
  id: string,
  by: { readonly adminId: string; readonly now: Instant },
): Promise<Receipt | undefined> {
  const look = await findHistoryLookup(journal, id, by);
  if (look?.status !== 'reading') return undefined;
  const [found, account] = await Promise.all([
    readCart(journal, look.cartId),
    readAccount(journal, look.userId),
  ]);
  return (
    found && receiptIn(found, account.status === 'active' || account.status === 'blocked' ? account : {})
  );
}
