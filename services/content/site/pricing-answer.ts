import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Country } from '#domain/commerce/contract.ts';
import type { SitePage, SiteRenderer } from '#domain/content/site-page.ts';
import { readShownPrices } from '../../commerce/prices/read-shown-prices.ts';
import type { Dependencies } from '../../dependencies.ts';
import { insertIntoClient } from '../../http/insert-into-client.ts';
import { answerOf, html, type PublicAnswer } from './public-answer.ts';

export const pricingPath = '/pricing';

type PricingDependencies = Pick<Dependencies, 'journal' | 'readModels' | 'settings' | 'clock'>;

/** The pricing page, cached by country, price list and promotions. @param folder of the built student client */
export function createPricingAnswer(dependencies: PricingDependencies, page: SitePage, folder: string) {
  const kept = new LRUCache<string, PublicAnswer>({ max: 100 });
  return async (country: Country, renderer: SiteRenderer): Promise<PublicAnswer> => {
    const prices = await readShownPrices(dependencies, { country }, dependencies.clock());
    const { now: _now, ...lasting } = prices;
    const key = JSON.stringify(lasting);
    const known = kept.get(key);
    if (known) return known;
    const client = await readFile(path.join(folder, 'index.html'), 'utf8');
    const answer = answerOf(insertIntoClient(client, renderer.renderPricing(page, prices)), html);
    kept.set(key, { ...answer, isOfPlace: true });
    return { ...answer, isOfPlace: true };
  };
}
