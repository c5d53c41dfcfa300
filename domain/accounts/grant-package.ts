import type { Instant } from '../core/instant.ts';
import { whenOpen, type Account, type Decided } from './account.ts';
import { grantOf, withoutGrant, type BoughtAccess } from './paid-access.ts';

export function grantPackage(
  state: Account,
  { now, ...bought }: BoughtAccess & { readonly now: Instant },
): Decided {
  return whenOpen(state, (open) =>
    (open.grants ?? []).some(({ cartId }) => cartId === bought.cartId)
      ? []
      : [{ type: 'PackageGranted', data: grantOf(open, bought, now) }],
  );
}

/** Revokes the unused part of a purchase, once; nothing if it was never granted. */
export function revokePackage(
  state: Account,
  { cartId, now }: { readonly cartId: string; readonly now: Instant },
): Decided {
  return whenOpen(state, (open) => {
    const held = (open.grants ?? []).find((grant) => grant.cartId === cartId);
    if (!held || held.isTakenBack) return [];
    const { packageId } = held;
    const { paidExpiryTime } = withoutGrant(open, { cartId, takenBackAt: now });
    return [
      {
        type: 'PackageRevoked',
        data: { cartId, packageId, takenBackAt: now, paidExpiryTime: paidExpiryTime ?? now },
      },
    ];
  });
}
