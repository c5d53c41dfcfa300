import * as contract from '#domain/commerce/contract.ts';
import { countryOf } from '#domain/commerce/prices/country-of.ts';
import { readAccount } from '../../accounts/read-account.ts';
import type { Dependencies } from '../../dependencies.ts';
import { route, type Route } from '../../http/route.ts';
import type { Principal } from '../../identity/principal.ts';
import { startPromotion, type Activation } from '../promotions/activate-promotion.ts';
import { personalPromotions } from '../promotions/personal-promotions.ts';
import { isPromotionLinkOf } from '../promotions/promotion-links.ts';
import { readShownPrices } from './read-shown-prices.ts';

export function priceRoutes(dependencies: Dependencies): Route[] {
  const { journal, settings } = dependencies;
  return [
    route(
      contract.fetchAllPackages,
      async ({ input, principal, place, now }) => {
        const { timeZone, cpcOffer } = input;
        const country = countryOf({ ...place, chosen: input.country, timeZone });
        const account = accountOf(principal);
        const body = await readShownPrices(dependencies, { account, cpcOffer, country }, now);
        return { status: 200, body };
      },
      { reads: ['promotions'] },
    ),

    route(
      contract.fetchAllPromotions,
      async ({ input: { cpcOffer }, principal, now }) => {
        const person = { userId: accountOf(principal)?.userId, cpcOffer };
        const promotions = await personalPromotions(dependencies, person, now);
        return { status: 200, body: { promotions, now } };
      },
      { reads: ['promotions'] },
    ),

    route(contract.activatePromotion, async ({ input, principal, context, now }) => {
      const { userId } = accountOf(principal) ?? {};
      return replyOf(await startPromotion(dependencies, { ...input, userId, isNamed: false, context, now }));
    }),

    route(contract.activatePromotionUid, async ({ input, context, now }) => {
      const { uid: userId, promoId, token } = input;
      const isNamed = await isPromotionLinkOf(settings, token, { promoId, userId }, now);
      if (!isNamed) return { rejected: 'token_invalid' };
      const { status } = await readAccount(journal, userId);
      if (status === 'unregistered' || status === 'deleted') return { rejected: 'token_invalid' };
      return replyOf(await startPromotion(dependencies, { promoId, userId, isNamed, context, now }));
    }),
  ];
}

const accountOf = (principal: Principal) => ('account' in principal ? principal.account : undefined);

function replyOf(activation: Activation) {
  if ('rejected' in activation) return activation;
  if ('isOver' in activation) return { status: 201 as const, body: {} };
  const { position, ...body } = activation;
  return { status: 200 as const, body, ...(position !== undefined && { position }) };
}
