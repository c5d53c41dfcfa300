import type { promotions } from '#domain/commerce/promotions/promotion-contract.ts';
import type { MadePromotion } from '#domain/commerce/promotions/promotions-of-person.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { Instant } from '#domain/core/instant.ts';
import { withPhase } from '../core/phase.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { PromotionRow } from './projection.ts';

export async function selectRunningPromotions(
  db: ReadModelsDatabase,
  now: Instant,
): Promise<MadePromotion[]> {
  const rows = await db
    .selectFrom('promotions')
    .select(['promoId', 'kind', 'discount', 'startTime', 'endTime', 'target'])
    .where('startTime', '<=', now)
    .where('endTime', '>', now)
    .execute();
  return rows.map(({ kind, ...promotion }) => ({ kind, promotion }));
}

const source = {
  columns: {
    id: 'promoId',
    startTime: 'startTime',
    endTime: 'endTime',
    discount: 'discount',
    kind: 'kind',
    status: 'status',
  } satisfies Readonly<Record<FieldOf<typeof promotions>, string>>,
  key: 'promoId',
  searched: ['promoId'],
};

/** Including expired ones. @param now for `status` */
export function listPromotions(
  db: ReadModelsDatabase,
  page: ListQuery,
  now: Instant,
): Promise<Page<PromotionRow>> {
  return selectPage<PromotionRow>(db, { ...source, view: withPhase('promotions', now) }, page);
}
