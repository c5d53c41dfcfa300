import type { PaidAccess } from '../../accounts/paid-access.ts';

export function mayTakeUpsell({ grants = [] }: PaidAccess): boolean {
  const subscription = grants.findLastIndex(
    ({ plan, group, isTakenBack }) => plan !== null && group === 'subscription' && !isTakenBack,
  );
  const upsell = grants.findLastIndex(({ packageId }) => packageId === 'full_mock_test_upsell');
  return subscription > upsell;
}
