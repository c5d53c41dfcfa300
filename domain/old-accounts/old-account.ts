import { z } from 'zod';
import type { Account, AccountEvent } from '../accounts/account.ts';
import type { Instant } from '../core/instant.ts';

/** The specification names the call and leaves the rules open, see ADR 110. */
export const oldAccountRulesSchema = z.object({
  /** Days without a login, a call or a change of the account. */
  inactiveDays: z.int().min(365).max(3_650),
  keepsBuyers: z.boolean(),
});
export type OldAccountRules = z.infer<typeof oldAccountRulesSchema>;

export interface AccountUse {
  readonly account: Account;
  readonly lastUsedAt: Instant;
}

/** Admins, blocked accounts and accounts with paid time left are never old. */
export function isOldAccount(
  { account, lastUsedAt }: AccountUse,
  {
    keepsBuyers,
    inactiveSince,
    now,
  }: Pick<OldAccountRules, 'keepsBuyers'> & {
    readonly inactiveSince: Instant;
    readonly now: Instant;
  },
): boolean {
  if (account.status !== 'active' || account.platformAccess !== 'student') return false;
  if (Date.parse(lastUsedAt) >= Date.parse(inactiveSince)) return false;
  const { paidExpiryTime, grants = [] } = account;
  if (paidExpiryTime !== undefined && Date.parse(paidExpiryTime) > Date.parse(now)) return false;
  return !keepsBuyers || grants.length === 0;
}

export function deleteOldAccount(
  account: Account,
  { lastUsedAt, ...by }: { readonly lastUsedAt: Instant } & Parameters<typeof isOldAccount>[1],
): readonly AccountEvent[] {
  return isOldAccount({ account, lastUsedAt }, by) ? [{ type: 'AccountDeleted', data: {} }] : [];
}
