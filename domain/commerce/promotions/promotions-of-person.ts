import { dayMs } from '../../core/durations.ts';
import type { Instant } from '../../core/instant.ts';
import type { PromotionKind } from './promotion-kind.ts';
import type { Promotion } from './promotion-schema.ts';
import { highestFirst, isRunning } from './promotion-for.ts';
import type { ActivatedPromotion } from './user-promotions.ts';

export const clickMs = dayMs;

export interface MadePromotion {
  readonly promotion: Promotion;
  readonly kind: PromotionKind;
}

/** The period for one person: 24 hours for a click promotion, never beyond the promotion's own end. */
export function startedBy({ promotion, kind }: MadePromotion, startedAt: Instant): ActivatedPromotion {
  const { promoId, endTime } = promotion;
  const ownEnd = Date.parse(startedAt) + clickMs;
  const isCut = kind === 'click' && ownEnd < Date.parse(endTime);
  return { promoId, startTime: startedAt, endTime: isCut ? new Date(ownEnd).toISOString() : endTime };
}

/** A person's promotions, highest discount first: public ones, and started ones that still run and are unredeemed. */
export function promotionsOf(
  made: readonly MadePromotion[],
  person: { readonly started: readonly ActivatedPromotion[]; readonly redeemed: ReadonlySet<string> },
  now: Instant,
): Promotion[] {
  return made
    .flatMap(({ promotion, kind }) => {
      if (kind === 'open') return promotion;
      const own = person.started.find(({ promoId }) => promoId === promotion.promoId);
      if (!own) return [];
      // An admin may have ended it or moved its end.
      const endTime =
        Date.parse(own.endTime) < Date.parse(promotion.endTime) ? own.endTime : promotion.endTime;
      return { ...promotion, endTime };
    })
    .filter((promotion) => isRunning(promotion, now) && !person.redeemed.has(promotion.promoId))
    .toSorted(highestFirst);
}
