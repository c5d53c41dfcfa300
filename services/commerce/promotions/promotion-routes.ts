import type { z } from 'zod';
import * as contract from '#domain/commerce/promotions/promotion-contract.ts';
import {
  changePromotion,
  createPromotion,
  endPromotion,
  promotionStream,
  type PromotionEvent,
  type PromotionState,
  type SetPromotion,
} from '#domain/commerce/promotions/promotion.ts';
import type { Decision } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { PromotionRow } from '#projections/promotions/projection.ts';
import { listPromotions } from '#projections/promotions/queries.ts';
import { readAccount } from '../../accounts/read-account.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { handle } from '../../core/handle.ts';
import { adminResourceRoutes } from '../../http/admin-resource.ts';
import { done, route, type Route } from '../../http/route.ts';
import { readPromotion } from './activate-promotion.ts';
import { promotionLink } from './promotion-links.ts';

/** Promotions for admins; `ETag` and `If-Match` carry the revision of a promotion's stream. */
export function promotionRoutes(dependencies: Dependencies): Route[] {
  const { journal, readModels, settings, clock } = dependencies;
  const send = async <Code extends string>(
    promoId: string,
    { context, expectedRevision }: Sent,
    decide: (state: PromotionState) => Decision<PromotionEvent, Code>,
  ) => {
    const options = { expectedRevision };
    const sent = await handle(journal, promotionStream, promoId, context, decide, options);
    return 'rejected' in sent ? sent : done({}, sent);
  };
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
      async complete(row) {
        const recorded = await journal.read(promotionStream, promotionStream.nameOf(row.id));
        return { row, revision: recorded.length - 1 };
      },
    }),
  ];
}

interface Sent {
  readonly context: CommandContext;
  readonly expectedRevision: number | undefined;
}

function setBy({ reason, kind, ...promotion }: z.infer<typeof contract.createPromotion.input>): SetPromotion {
  const [startTime, endTime] = [promotion.startTime, promotion.endTime].map((time) =>
    new Date(time).toISOString(),
  ) as [string, string];
  return { promotion: { ...promotion, startTime, endTime }, kind, reason };
}

function asListed({ ...row }: PromotionRow, now: Instant) {
  const status = row.endTime <= now ? 'over' : row.startTime <= now ? 'running' : 'coming';
  return { ...row, id: row.promoId, status } as const;
}
