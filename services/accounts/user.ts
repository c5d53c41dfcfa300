import { addressOf, type OpenAccount } from '#domain/accounts/account.ts';
import { grantAt } from '#domain/accounts/paid-access.ts';
import type { User } from '#domain/accounts/contract.ts';
import { getProfileImage } from '#domain/accounts/profile/image-contract.ts';
import type { CreditStanding } from '../credits/credit-account.ts';
import type { PreferenceValues } from '#domain/accounts/profile/preference-values.ts';
import { markersOf } from '#domain/accounts/profile/steps.ts';
import type { RewardClaims } from '#domain/referrals/reward-claim.ts';
import { testimonialMarkers } from '#domain/testimonials/asking.ts';
import type { Testimonials } from '#domain/testimonials/testimonial.ts';
import type { MobileApp } from '#domain/mobile/mobile-app.ts';
import { isErased } from '#domain/core/events/personal.ts';
import type { Instant } from '#domain/core/instant.ts';

export function userOf(
  account: OpenAccount,
  preferences: PreferenceValues,
  {
    writing,
    speaking,
    speakingUsed,
    userPromo,
    testimonials,
    claims,
    referralId,
    mobileApp,
  }: CreditStanding &
    Pick<User, 'userPromo' | 'referralId'> & {
      readonly testimonials: Testimonials;
      readonly claims: RewardClaims;
      readonly mobileApp: MobileApp;
    },
  now: Instant,
): User {
  const { userId, firstName, profileImage, platformAccess, isVerified, paidExpiryTime, version } = account;
  const held = grantAt(account, now);
  return {
    ...preferences,
    id: userId,
    email: addressOf(account) ?? '',
    ...(firstName !== undefined && !isErased(firstName) && { firstName }),
    ...(profileImage !== undefined && {
      profileImage: getProfileImage.path.replace(':id', profileImage),
    }),
    platformAccess,
    isVerified,
    writingCredits: writing,
    speakingCredits: speaking,
    speakingCreditsUsed: speakingUsed,
    stepsDone: [
      ...markersOf(account, preferences.stepsDone),
      ...testimonialMarkers(testimonials, preferences.stepsDone),
      ...(claims.steps.length > 0 ? (['did_claim_reward'] as const) : []),
    ],
    referralId,
    postponeReview: testimonials.postponedUntil ?? null,
    redeemedMobileApp: mobileApp.redeemed.length > 0,
    adaptyId: mobileApp.adaptyId ?? null,
    ...(paidExpiryTime !== undefined && { paidExpiryTime }),
    ...(version !== undefined && { version }),
    currentPlan: held?.plan ?? null,
    packageId: held?.packageId ?? null,
    userPromo,
    purchaseHistory: (account.grants ?? [])
      .map((grant) => ({
        cartId: grant.cartId,
        packageId: grant.packageId,
        from: grant.from,
        until: grant.until,
        isTakenBack: grant.isTakenBack === true,
      }))
      .toReversed(),
  };
}
