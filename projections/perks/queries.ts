import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { perks } from '#domain/perks/admin-contract.ts';
import { withPhase } from '../core/phase.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { PerkRow } from './projection.ts';

/** Enough for one list. */
const most = 50;

/** For any audience, earliest end first. */
export async function selectRunningPerks(db: ReadModelsDatabase, now: Instant): Promise<PerkRow[]> {
  return db
    .selectFrom('perks')
    .selectAll()
    .where('startTime', '<=', now)
    .where('endTime', '>', now)
    .orderBy('endTime')
    .orderBy('perkId')
    .limit(most)
    .execute();
}

const source = {
  columns: {
    id: 'perkId',
    title: 'title',
    startTime: 'startTime',
    endTime: 'endTime',
    audience: 'audience',
    claimed: 'claimed',
    status: 'status',
  } satisfies Readonly<Record<FieldOf<typeof perks>, string>>,
  key: 'perkId',
  searched: ['perkId', 'title'],
};

/** Including expired ones. @param now for `status` */
export const listPerks = (db: ReadModelsDatabase, page: ListQuery, now: Instant): Promise<Page<PerkRow>> =>
  selectPage<PerkRow>(db, { ...source, view: withPhase('perks', now) }, page);
