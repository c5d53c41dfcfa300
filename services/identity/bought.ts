import { grantAt, type PaidAccess } from '#domain/accounts/paid-access.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { AnswerCreditKind } from '#domain/credits/credit-kinds.ts';
import type { Principal } from './principal.ts';

/** The kinds of answers that are free now: "Ultimate students have unlimited speaking", document 1, section 6. */
export function unlimitedFor(access: PaidAccess, now: Instant): readonly AnswerCreditKind[] {
  return grantAt(access, now)?.hasUnlimitedSpeaking === true ? ['speaking'] : [];
}

export function unlimitedOf(principal: Principal, now: Instant): readonly AnswerCreditKind[] {
  return 'account' in principal ? unlimitedFor(principal.account, now) : [];
}
