import { priceListId, priceListStream, type PriceList } from '#domain/commerce/prices/price-list.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';

/** The price list of now. Its stream is short, and an order has to name the version that it was made from. */
export async function readPriceList(journal: Journal): Promise<PriceList> {
  return fold(priceListStream, await journal.read(priceListStream, priceListStream.nameOf(priceListId)));
}
