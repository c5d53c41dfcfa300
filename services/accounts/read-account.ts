import { accountStream, type Account } from '#domain/accounts/account.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';

export async function readAccount(journal: Journal, userId: string): Promise<Account> {
  return fold(accountStream, await journal.read(accountStream, accountStream.nameOf(userId)));
}
