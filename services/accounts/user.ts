import type { AccountDetails } from '#domain/accounts/account.ts';
import type { User } from '#domain/accounts/contract.ts';
import { isErased } from '#domain/core/personal.ts';

/** The account as its own user sees it. */
export function userOf(account: AccountDetails): User {
  const { userId, email, examType, platformAccess, isVerified, paidExpiryTime } = account;
  const { stepsDone, isNightMode, nightTimeStart, nightTimeEnd } = account;
  return {
    id: userId,
    email: isErased(email) ? '' : email,
    examType,
    platformAccess,
    isVerified,
    stepsDone: [...stepsDone],
    isNightMode,
    nightTimeStart,
    nightTimeEnd,
    ...(paidExpiryTime !== undefined && { paidExpiryTime }),
  };
}
