import { addressOf, type Account, type AccountEvent } from '../account.ts';
import { dayMs } from '../../core/durations.ts';
import type { Instant } from '../../core/instant.ts';

/** What is known of a registration besides its account. */
export interface Registration {
  readonly registeredAt: Instant;
  /** Whether there was a session at any time. */
  readonly hasLoggedIn: boolean;
  /** Whether the account has proven its address, although its own event of that may still be on its way. */
  readonly holdsAddress: boolean;
}

/**
 * Deletes the account of a registration whose address was never verified, so many days after it, or after another
 * mail was last asked for. What has been used in any way, or what an admin has decided something about, stays.
 */
export function expireRegistration(
  account: Account,
  { registeredAt, hasLoggedIn, holdsAddress }: Registration,
  { now, days }: { readonly now: Instant; readonly days: number },
): readonly AccountEvent[] {
  if (account.status !== 'active' || account.isVerified || hasLoggedIn || holdsAddress) return [];
  const { platformAccess, paidExpiryTime, mailRequestedAt } = account;
  // Without an address, or its key, there is nothing to forget.
  if (addressOf(account) === undefined || platformAccess !== 'student' || paidExpiryTime !== undefined)
    return [];
  const lastSign = Math.max(Date.parse(registeredAt), Date.parse(mailRequestedAt ?? registeredAt));
  return Date.parse(now) - lastSign < days * dayMs ? [] : [{ type: 'AccountDeleted', data: {} }];
}
