import { accountCodec, accountDecider, accountStream, type Account } from '#domain/accounts/account.ts';
import { fold } from '#domain/core/decider.ts';
import type { Journal } from '#domain/core/journal.ts';

/** The account as its stream tells it. @throws StoreUnavailable */
export async function readAccount(journal: Journal, userId: string): Promise<Account> {
  return fold(accountDecider, await journal.read(accountCodec, accountStream(userId)));
}
