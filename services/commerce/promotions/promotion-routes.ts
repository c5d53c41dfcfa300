import type { z } from 'zod';
import * as contract from '#domain/commerce/promotions/promotion-contract.ts';
import {
  changePromotion,
  createPromotion,
  endPromotion,
  promotionStream,
  type SetPromotion,
} from '#domain/commerce/promotions/promotion.ts';
import type { Instant } from '#domain/core/instant.ts';
import { inUtc, phaseOf } from '#domain/core/period.ts';
import type { PromotionRow } from '#projections/promotions/projection.ts';
import { listPromotions } from '#projections/promotions/queries.ts';
import { readAccount } from '../../accounts/read-account.ts';
import type { Dependencies } from '../../dependencies.ts';
import { adminResourceRoutes } from '../../http/admin-resource.ts';
import { editedStream } from '../../http/edited-stream.ts';
import { route, type Route } from '../../http/route.ts';
import { readPromotion } from './activate-promotion.ts';
import { promotionLink } from './promotion-links.ts';

/** Promotions for admins; `ETag` and `If-Match` carry the revision of a promotion's stream. */
export function promotionRoutes(dependencies: Dependencies): Route[] {
  const { journal, readModels, settings, clock } = dependencies;
  const { send, withRevision } = editedStream(journal, promotionStream);
  return [
    route(contract.createPromotion, ({ input, ...sent }) =>
      send(input.promoId, sent, (state) => createPromotion(state, setBy(input))),
    ),

    route(contract.changePromotion, ({ input, ...sent }) =>
      send(input.promoId, sent, (state) => changePromotion(state, setBy(input))),
    ),

    route(contract.endPromotion, ({ input: { promoId, reason }, now, ...sent }) =>
      send(promoId, sent, (state) => endPromotion(state, { now, reason })),
    ),

    route(contract.makePromotionLink, async ({ input: { promoId, userId }, now }) => {
      const made = await readPromotion(journal, promoId);
      if (!made) return { rejected: 'promotion_not_found' };
      if (made.kind === 'personal' && userId === undefined) {
        return { rejected: 'invalid_input', fields: { userId: 'Name the user whom it is for.' } };
      }
      if (userId !== undefined) {
        const { status } = await readAccount(journal, userId);
        if (status === 'unregistered' || status === 'deleted') return { rejected: 'not_found' };
      }
      return { status: 200, body: { url: await promotionLink(settings, { promoId, userId }, now) } };
    }),

    ...adminResourceRoutes(contract.promotions, {
      reads: ['promotions'],
      async list(query) {
        const now = clock();
        const { rows, total } = await listPromotions(readModels.db, query, now);
        return { rows: rows.map((row) => asListed(row, now)), total };
      },
      complete: withRevision,
    }),
  ];
}

const setBy = ({
  reason,
  kind,
  ...promotion
}: z.infer<typeof contract.createPromotion.input>): SetPromotion => ({
  promotion: inUtc(promotion),
  kind,
  reason,
});

const asListed = (row: PromotionRow, now: Instant) => ({
  ...row,
  id: row.promoId,
  status: phaseOf(row, now),
});
