import { priceListId, priceListStream, type PriceList } from '#domain/commerce/prices/price-list.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';

export async function readPriceList(journal: Journal): Promise<PriceList> {
  return fold(priceListStream, await journal.read(priceListStream, priceListStream.nameOf(priceListId)));
}
