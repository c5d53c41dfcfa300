import { isOnTeam } from '#domain/accounts/platform-access.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { readAccount } from '../accounts/read-account.ts';
import { Refused } from '../http/errors.ts';
import type { Principal } from './principal.ts';

/** Roles act on students only: otherwise support could remove an admin's second factor. @throws Refused, StoreUnavailable */
export async function refuseColleagues(
  journal: Journal,
  principal: Principal,
  userId: string,
): Promise<void> {
  if (!('account' in principal) || principal.account.platformAccess === 'admin') return;
  const account = await readAccount(journal, userId);
  if (!('platformAccess' in account) || !isOnTeam(account.platformAccess)) return;
  throw new Refused('not_allowed', { id: 'Only admins may do this to a member of the team.' });
}
