import { isOnTeam } from '#domain/accounts/platform-access.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { readAccount } from '../accounts/read-account.ts';
import { Refused } from '../http/errors.ts';
import type { Principal } from './principal.ts';

/**
 * A role is for students: support that could take the second step off an admin's login would be an admin soon.
 * @throws Refused where a member of the team acts on the team, oneself included; StoreUnavailable
 */
export async function refuseColleagues(
  journal: Journal,
  principal: Principal,
  userId: string,
): Promise<void> {
  if (!('account' in principal) || principal.account.platformAccess === 'admin') return;
  const account = await readAccount(journal, userId);
  if (!('platformAccess' in account) || !isOnTeam(account.platformAccess)) return;
  throw new Refused('not_allowed', { id: 'Only an admin does this to a member of the team.' });
}
