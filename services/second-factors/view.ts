import { readable } from '#domain/core/events/personal.ts';
import type { SecondFactorView } from '#domain/second-factors/contract.ts';
import { recoveryCodesLeft, type SecondFactor } from '#domain/second-factors/second-factor.ts';
import { secondFactorSummaryOf } from '#domain/second-factors/standing.ts';

export function viewOf(
  state: SecondFactor,
  whose: Parameters<typeof secondFactorSummaryOf>[1],
): SecondFactorView {
  const { authenticator, passkeys } = state;
  return {
    standing: secondFactorSummaryOf(state, whose),
    authenticator: authenticator.status === 'confirmed' ? { addedAt: authenticator.confirmedAt } : null,
    passkeys: passkeys.map(({ passkeyId, name, addedAt, usedAt }) => ({
      id: passkeyId,
      name: readable(name),
      addedAt,
      usedAt: usedAt ?? null,
    })),
    recoveryCodesLeft: recoveryCodesLeft(state),
  };
}
