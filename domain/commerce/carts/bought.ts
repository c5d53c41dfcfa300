import type { BoughtAccess } from '../../accounts/paid-access.ts';
import type { BoughtCredits } from '../../credits/purchase-credits.ts';
import type { PaidCart } from './cart.ts';

export function accessOf({ cartId, packageId, payment }: PaidCart): BoughtAccess {
  const { group, plan, hasUnlimitedSpeaking, upgradesFrom } = payment.offer;
  return { cartId, packageId, group, plan, days: payment.days, hasUnlimitedSpeaking, upgradesFrom };
}

export function creditsOf({ cartId, packageId, payment, quantity }: PaidCart): readonly BoughtCredits[] {
  const { writingCredits, speakingCredits, fullTests, sectionalTests } = payment.offer;
  const of = { cartId, packageId };
  return [
    { ...of, kind: 'writing', credits: writingCredits * quantity },
    { ...of, kind: 'speaking', credits: speakingCredits * quantity },
    { ...of, kind: 'full_test', credits: fullTests * quantity },
    { ...of, kind: 'sectional_test', credits: sectionalTests * quantity },
  ];
}
