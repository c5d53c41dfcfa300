import { sql } from 'kysely';
import type { carts } from '#domain/commerce/carts/cart-admin-contract.ts';
import type { Currency } from '#domain/commerce/prices/currency.ts';
import { packageIdSchema, type PackageId } from '#domain/commerce/packages/package-id.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import type { Instant } from '#domain/core/instant.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { CartRow } from './projection.ts';

const source = {
  view: 'carts',
  columns: {
    id: 'cartId',
    userId: 'userId',
    status: 'status',
    packageId: 'packageId',
    isDisputed: 'isDisputed',
    promoId: 'promoId',
    needsALook: 'hasConcerns',
    createdAt: 'createdAt',
    paidAt: 'paidAt',
  } satisfies Readonly<Record<FieldOf<typeof carts>, string>>,
  key: 'cartId',
  searched: ['cartId', 'userId', 'paymentId', 'receiptNumber'],
};

export function listCarts(db: ReadModelsDatabase, page: ListQuery): Promise<Page<CartRow>> {
  return selectPage<CartRow>(db, source, page);
}

/** Sales of a UTC day by package and currency, in the smallest unit. */
export interface Sale {
  readonly day: string;
  readonly packageId: PackageId;
  readonly currency: Currency;
  readonly purchases: number;
  readonly paid: number;
  /** Refunded since, at any time, including lost disputes. */
  readonly refunded: number;
}

/** @param span inclusive days: `2026-11-01` */
export async function selectSales(
  db: ReadModelsDatabase,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Sale[]> {
  const day = sql<string>`left(paid_at, 10)`;
  const rows = await db
    .selectFrom('carts')
    .select([day.as('day'), 'packageId', 'currency'])
    .select([
      sql<number>`count(*)::integer`.as('purchases'),
      sql<number>`sum(total)::double precision`.as('paid'),
      sql<number>`sum(case when dispute_outcome = 'lost' then total else refunded end)::double precision`.as(
        'refunded',
      ),
    ])
    .where('paidAt', '>=', from)
    // The character after `T`, which every time of the last day has here.
    .where('paidAt', '<', `${to}U`)
    .groupBy([day, 'packageId', 'currency'])
    .orderBy('day')
    .orderBy('packageId')
    .orderBy('currency')
    .execute();
  return rows.flatMap(({ currency, ...row }) => (currency === null ? [] : [{ ...row, currency }]));
}

/** People who paid for a plan since then without a full refund. */
export async function countBuyers(db: ReadModelsDatabase, since: Instant): Promise<number> {
  const { students } = await db
    .selectFrom('carts')
    .select(sql<number>`count(distinct user_id)::integer`.as('students'))
    .where('paidAt', '>=', since)
    .where('packageId', 'in', planPackages)
    .where(sql<boolean>`refunded < total`)
    .executeTakeFirstOrThrow();
  return students;
}

/** Packages with a plan, including upgrades. */
const planPackages = packageIdSchema.options.filter((id) => /^package_(?:bronze|silver|ultimate)/.test(id));
