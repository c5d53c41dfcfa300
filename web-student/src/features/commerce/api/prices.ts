import { queryOptions } from '@tanstack/react-query';
import { fetchAllPackages, fetchAllPromotions } from '#domain/commerce/contract.ts';
import { call } from '#student/core/api.ts';
import { pageData } from '#student/core/connection/page-data.ts';
import { currentSession } from '#student/core/session.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';
import { paths } from '#student/app/paths.ts';
import { chosenPlace } from '#student/core/preferences/place.ts';

const storedOffer = () => {
  const cpcOffer = browserStore.get(storageKeys.cpcOffer);
  return cpcOffer === undefined ? {} : { cpcOffer };
};

/** The buyer's place and promotions. The server works out the price itself. */
export const ofBuyer = () => ({ ...chosenPlace(), ...storedOffer() });

/** The prices embedded in the document: they apply only to visitors who chose no country and have no offer. */
function visitorPrices() {
  const isOther =
    currentSession() !== undefined || chosenPlace().country !== undefined || 'cpcOffer' in storedOffer();
  return isOther ? undefined : pageData('prices', paths.pricing.path, fetchAllPackages.outputs[200]);
}

export const pricesQuery = () =>
  queryOptions({
    queryKey: ['prices', chosenPlace().country ?? 'found'],
    queryFn: async ({ signal }) => (await call(fetchAllPackages, ofBuyer(), { signal })).body,
    initialData: visitorPrices,
    // Refetch immediately: the browser's time zone may suggest a different country than its languages.
    initialDataUpdatedAt: 0,
  });

export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['promotions'],
    queryFn: async ({ signal }) => {
      const askedAt = performance.now();
      const { promotions, now } = (await call(fetchAllPromotions, storedOffer(), { signal })).body;
      return { promotions, reading: { dateNow: now, askedAt, heardAt: performance.now() } };
    },
    staleTime: 10 * 60_000,
  });
