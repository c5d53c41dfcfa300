import { queryOptions } from '@tanstack/react-query';
import { fetchAllPackages, fetchAllPromotions } from '#domain/commerce/contract.ts';
import { call } from '../../../core/api.ts';
import { browserStore, storageKeys } from '../../../core/storage.ts';
import { chosenPlace } from '../place.ts';

/** The click promotion that this browser keeps, where it has one. */
const keptOffer = () => {
  const cpcOffer = browserStore.get(storageKeys.cpcOffer);
  return cpcOffer === undefined ? {} : { cpcOffer };
};

/** What the server needs to know of the buyer's place and promotions; all that a price follows from is its own. */
export const ofBuyer = () => ({ ...chosenPlace(), ...keptOffer() });

/** What is offered, in the money of the place that was chosen or found. */
export const pricesQuery = () =>
  queryOptions({
    queryKey: ['prices', chosenPlace().country ?? 'found'],
    queryFn: async ({ signal }) => (await call(fetchAllPackages, ofBuyer(), { signal })).body,
  });

/** The promotions that hold now, with the server's time. */
export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['promotions'],
    queryFn: async ({ signal }) => {
      const askedAt = performance.now();
      const { promotions, now } = (await call(fetchAllPromotions, keptOffer(), { signal })).body;
      return { promotions, reading: { dateNow: now, askedAt, heardAt: performance.now() } };
    },
    staleTime: 10 * 60_000,
  });
