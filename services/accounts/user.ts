import type { OpenAccount } from '#domain/accounts/account.ts';
import type { User } from '#domain/accounts/contract.ts';
import type { CreditStanding } from '../credits/credit-account.ts';
import type { PreferenceValues } from '#domain/accounts/preference-values.ts';
import { markersOf } from '#domain/accounts/steps.ts';
import { isErased } from '#domain/core/personal.ts';

/** The account as its own user sees it. */
export function userOf(
  account: OpenAccount,
  preferences: PreferenceValues,
  { writing, speaking, speakingUsed }: CreditStanding,
): User {
  const { userId, email, firstName, platformAccess, isVerified, paidExpiryTime } = account;
  return {
    ...preferences,
    id: userId,
    email: isErased(email) ? '' : email,
    ...(firstName !== undefined && !isErased(firstName) && { firstName }),
    platformAccess,
    isVerified,
    writingCredits: writing,
    speakingCredits: speaking,
    speakingCreditsUsed: speakingUsed,
    stepsDone: markersOf(account, preferences.stepsDone),
    ...(paidExpiryTime !== undefined && { paidExpiryTime }),
  };
}
