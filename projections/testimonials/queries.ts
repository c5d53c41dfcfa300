import { sql } from 'kysely';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { adminTestimonials, AdminTestimonial } from '#domain/testimonials/admin-contract.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';

interface Shown {
  readonly userId: string;
  readonly rating: number;
  readonly header: string;
  readonly quote: string;
}

/** @param order by time, or by stars first */
export async function listApproved(
  db: ReadModelsDatabase,
  { limit, order }: { readonly limit: number; readonly order: 'newest' | 'best' },
): Promise<Shown[]> {
  const approved = db
    .selectFrom('testimonials')
    .select(['userId', 'rating', 'header', 'quote'])
    .where('status', '=', 'approved')
    .where('rating', 'is not', null);
  const rows = await (order === 'best' ? approved.orderBy('rating', 'desc') : approved)
    .orderBy('at', 'desc')
    .orderBy('userId')
    .limit(limit)
    .execute();
  return rows.map(({ userId, rating, header, quote }) => ({
    userId,
    rating: rating ?? 0,
    header: header ?? '',
    quote: quote ?? '',
  }));
}

export async function averageRating(
  db: ReadModelsDatabase,
): Promise<{ readonly averageRating: number | null; readonly ratings: number }> {
  const { rows } = await sql<{ average: number | null; ratings: number }>`
    select avg(rating)::double precision as average, count(rating)::integer as ratings
    from read_models.testimonials`.execute(db);
  const { average = null, ratings = 0 } = rows[0] ?? {};
  return { averageRating: average, ratings };
}

const source = {
  view: sql`(select user_id as id, user_id, rating, header, quote, status, is_unfit, at
    from read_models.testimonials where quote is not null and rating is not null) as testimonials`,
  columns: { id: 'id', userId: 'userId', rating: 'rating', status: 'status', at: 'at' } satisfies Readonly<
    Record<FieldOf<typeof adminTestimonials>, string>
  >,
  key: 'id',
  searched: ['header', 'quote', 'userId'],
};

export const listTestimonials = (db: ReadModelsDatabase, query: ListQuery): Promise<Page<AdminTestimonial>> =>
  selectPage<AdminTestimonial>(db, source, query);
