import type { OpenAccount } from '#domain/accounts/account.ts';
import type { User } from '#domain/accounts/contract.ts';
import type { Balances } from '#domain/credits/credit-kinds.ts';
import type { PreferenceValues } from '#domain/accounts/preference-values.ts';
import { markersOf } from '#domain/accounts/steps.ts';
import { isErased } from '#domain/core/personal.ts';

/** The account as its own user sees it. */
export function userOf(account: OpenAccount, preferences: PreferenceValues, { writing }: Balances): User {
  const { userId, email, platformAccess, isVerified, paidExpiryTime } = account;
  return {
    ...preferences,
    id: userId,
    email: isErased(email) ? '' : email,
    platformAccess,
    isVerified,
    writingCredits: writing,
    stepsDone: markersOf(account, preferences.stepsDone),
    ...(paidExpiryTime !== undefined && { paidExpiryTime }),
  };
}
