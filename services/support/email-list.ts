import type { writtenLists } from '#domain/support/installation-contract.ts';
import { listReachable } from '#projections/accounts/queries.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../dependencies.ts';
import { readMailAddress } from '../mail/mail-address.ts';
import { isOnList } from '../mail/mail-lists.ts';

/** Accounts checked per page. */
const pageSize = 100;

/**
 * A page of a list's addresses, consents checked now; may be empty without being the last.
 * @param after the previous `next`
 * @throws StoreUnavailable
 */
export async function readEmailList(
  { journal, readModels, settings }: Pick<Dependencies, 'journal' | 'readModels' | 'settings'>,
  list: (typeof writtenLists)[number],
  after = '',
): Promise<{ emails: string[]; next?: string }> {
  const rows = await listReachable(readModels.db, { after, limit: pageSize });
  const emails: string[] = [];
  for (const { userId, email } of rows) {
    const account = await readAccount(journal, userId);
    if (account.status !== 'active' || !(await isOnList(journal, account, list))) continue;
    const { bouncedAt, complainedAt } = await readMailAddress(journal, settings.personalDataKey, email);
    if (bouncedAt === undefined && complainedAt === undefined) emails.push(email);
  }
  const last = rows.at(-1);
  return { emails, ...(rows.length === pageSize && last && { next: last.userId }) };
}
