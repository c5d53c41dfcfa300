import type { OpenAccount } from '#domain/accounts/account.ts';
import type { PreferenceValues } from '#domain/accounts/profile/preference-values.ts';
import type { User } from '#domain/accounts/user-contract.ts';
import type { Instant } from '#domain/core/instant.ts';
import { readUserPromo } from '../commerce/promotions/read-user-promo.ts';
import type { ServiceSettings } from '../dependencies.ts';
import type { CreditDependencies } from '../credits/credit-account.ts';
import { readStanding } from '../credits/read-ledger.ts';
import { readMobileApp } from '../mobile/read-mobile-app.ts';
import { readClaims } from '../referrals/read-claims.ts';
import { referralIdOf } from '../referrals/referral-id.ts';
import { readTestimonials } from '../testimonials/read-testimonials.ts';
import { readPreferences } from './profile/read-preferences.ts';
import { userOf } from './user.ts';

/** The account as its user sees it. @param preferences if already read @throws StoreUnavailable */
export async function readUser(
  dependencies: CreditDependencies & {
    readonly settings: Pick<ServiceSettings, 'personalDataKey'>;
  },
  account: OpenAccount,
  now: Instant,
  preferences?: PreferenceValues,
): Promise<User> {
  const { journal } = dependencies;
  const { userId } = account;
  const [values, standing, userPromo, testimonials, claims, mobileApp] = await Promise.all([
    preferences ?? readPreferences(journal, account),
    readStanding(dependencies, { userId }),
    readUserPromo(journal, userId, now),
    readTestimonials(journal, userId),
    readClaims(journal, userId),
    readMobileApp(journal, userId),
  ]);
  const referralId = referralIdOf(dependencies.settings.personalDataKey, userId);
  const told = { ...standing, userPromo, testimonials, claims, referralId, mobileApp };
  return userOf(account, values, told, now);
}
