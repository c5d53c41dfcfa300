import { addressOf, type Account, type AccountEvent } from '../account.ts';
import { dayMs } from '../../core/durations.ts';
import type { Instant } from '../../core/instant.ts';

export interface Registration {
  readonly registeredAt: Instant;
  readonly hasLoggedIn: boolean;
  /** Whether the account has proven its address; its own event may not be written yet. */
  readonly holdsAddress: boolean;
}

/** Deletes a registration that stays unverified for this many days after it or its last mail request; used accounts stay. */
export function expireRegistration(
  account: Account,
  { registeredAt, hasLoggedIn, holdsAddress }: Registration,
  { now, days }: { readonly now: Instant; readonly days: number },
): readonly AccountEvent[] {
  if (account.status !== 'active' || account.isVerified || hasLoggedIn || holdsAddress) return [];
  const { platformAccess, paidExpiryTime, mailRequestedAt } = account;
  // Without an address or its key there is nothing to erase.
  if (addressOf(account) === undefined || platformAccess !== 'student' || paidExpiryTime !== undefined)
    return [];
  const lastSign = Math.max(Date.parse(registeredAt), Date.parse(mailRequestedAt ?? registeredAt));
  return Date.parse(now) - lastSign < days * dayMs ? [] : [{ type: 'AccountDeleted', data: {} }];
}
