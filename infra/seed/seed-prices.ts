import { defaultPromotion } from '#domain/commerce/promotions/default-promotion.ts';
import { priceListId, priceListStream, startPriceList } from '#domain/commerce/prices/price-list.ts';
import { createPromotion, promotionStream } from '#domain/commerce/promotions/promotion.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { handle } from '#services/core/handle.ts';
import { seedContext } from './seed-context.ts';

export interface SeededPrices {
  readonly begun: readonly ('price list' | 'default promotion')[];
}

/**
 * Starts the price list and the default promotion if missing; later changes by admins stay.
 * @throws StoreUnavailable
 */
export async function seedPrices(journal: Journal, at: Instant): Promise<SeededPrices> {
  const list = await handle(
    journal,
    priceListStream,
    priceListId,
    seedContext('price-list', at),
    startPriceList,
  );
  const made = { ...defaultPromotion(at), reason: 'The default promotion of the specification' };
  const { promoId } = made.promotion;
  const promotion = await handle(
    journal,
    promotionStream,
    promoId,
    seedContext(`promotion/${promoId}`, at),
    (state) => (state.status === 'made' ? [] : createPromotion(state, made)),
  );
  const isBegun = (sent: typeof list | typeof promotion) =>
    !('rejected' in sent) && sent.changed && !sent.replayed;
  return {
    begun: [
      ...(isBegun(list) ? (['price list'] as const) : []),
      ...(isBegun(promotion) ? (['default promotion'] as const) : []),
    ],
  };
}
