import { entryOfPurchase, creditLedgerStream } from '#domain/credits/credit-ledger.ts';
import { grantBought, takeBoughtBack, type BoughtCredits } from '#domain/credits/purchase-credits.ts';
import type { CommandContext, Journal } from '#domain/core/journal.ts';
import { fold } from '#domain/core/stream.ts';
import { onCreditAccount, readBook, type CreditDependencies } from './credit-account.ts';
import { ofLedger } from './credits.ts';

/** Grants what a purchase brings of a kind, once however often it is asked, over all books. @throws StoreUnavailable */
export async function grantBoughtCredits(
  dependencies: CreditDependencies,
  userId: string,
  bought: BoughtCredits,
  context: CommandContext,
): Promise<void> {
  if (bought.credits === 0) return;
  await onCreditAccount(
    dependencies,
    { userId },
    ofLedger(context),
    (ledger) => grantBought(ledger, bought),
    ({ key, months }) => isIn(dependencies.journal, key, months.slice(0, -1), 'bought', bought),
  );
}

/** Takes back what is unused of it, once; nothing where it was never granted. @throws StoreUnavailable */
export async function takeBoughtCreditsBack(
  dependencies: CreditDependencies,
  userId: string,
  bought: BoughtCredits,
  context: CommandContext,
): Promise<void> {
  if (bought.credits === 0) return;
  const { journal } = dependencies;
  await onCreditAccount(
    dependencies,
    { userId },
    ofLedger(context),
    (ledger) => takeBoughtBack(ledger, bought),
    async ({ key, months }) =>
      !(await isIn(journal, key, months, 'bought', bought)) ||
      isIn(journal, key, months.slice(0, -1), 'takenBack', bought),
  );
}

async function isIn(
  journal: Journal,
  key: string,
  months: readonly string[],
  list: 'bought' | 'takenBack',
  bought: BoughtCredits,
): Promise<boolean> {
  const entry = entryOfPurchase(bought);
  for (const month of months.toReversed()) {
    const book = fold(creditLedgerStream, await readBook(journal, key, month));
    if (book[list].includes(entry)) return true;
  }
  return false;
}
