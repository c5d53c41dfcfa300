import * as contract from '#domain/mobile/contract.ts';
import { readAccount } from '../accounts/read-account.ts';
import { readUser } from '../accounts/read-user.ts';
import type { Dependencies } from '../dependencies.ts';
import { route, type Route } from '../http/route.ts';
import { readMobileApp } from './read-mobile-app.ts';
import { syncMobile } from './sync-mobile.ts';

/** Mobile purchases: specification, document 1, sections 3 and 7. */
export function routes(
  dependencies: Pick<Dependencies, 'journal' | 'settings' | 'mobileSubscriptions' | 'log'>,
): Route[] {
  const { journal, mobileSubscriptions } = dependencies;
  return [
    route(contract.syncMobile, async ({ input: { adaptyId }, principal: { userId }, context }) => {
      const refused = await syncMobile(dependencies, { userId, adaptyId }, context);
      if (refused) return refused;
      const account = await readAccount(journal, userId);
      if (account.status === 'unregistered' || account.status === 'deleted') return { rejected: 'not_found' };
      return { status: 200, body: { user: await readUser(dependencies, account, context.at) } };
    }),

    route(contract.getMobileStatus, async ({ principal: { userId, account } }) => {
      const { adaptyId, redeemed } = await readMobileApp(journal, userId);
      const stores = new Map(redeemed.map(({ purchaseId, store }) => [purchaseId, store]));
      const purchases = (account.grants ?? []).flatMap(({ cartId, packageId, from, until, isTakenBack }) => {
        const store = stores.get(cartId);
        if (store === undefined) return [];
        return [{ purchaseId: cartId, packageId, store, from, until, isTakenBack: isTakenBack === true }];
      });
      return {
        status: 200,
        body: {
          isConfigured: mobileSubscriptions !== undefined,
          isLinked: adaptyId !== undefined,
          redeemedMobileApp: redeemed.length > 0,
          purchases: purchases.toReversed(),
        },
      };
    }),
  ];
}
