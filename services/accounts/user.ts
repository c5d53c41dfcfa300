import type { OpenAccount } from '#domain/accounts/account.ts';
import type { User } from '#domain/accounts/contract.ts';
import type { PreferenceValues } from '#domain/accounts/preference-values.ts';
import { markersOf } from '#domain/accounts/steps.ts';
import { isErased } from '#domain/core/personal.ts';

/** The account as its own user sees it. */
export function userOf(account: OpenAccount, preferences: PreferenceValues): User {
  const { userId, email, platformAccess, isVerified, paidExpiryTime } = account;
  return {
    ...preferences,
    id: userId,
    email: isErased(email) ? '' : email,
    platformAccess,
    isVerified,
    stepsDone: markersOf(account, preferences.stepsDone),
    ...(paidExpiryTime !== undefined && { paidExpiryTime }),
  };
}
