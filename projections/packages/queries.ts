import type { packages } from '#domain/commerce/prices/price-list-contract.ts';
import type { FieldOf, ListQuery } from '#domain/core/admin-resource.ts';
import { selectPage, type Page } from '../core/tables/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { PackageRow } from './projection.ts';

const source = {
  view: 'packages',
  columns: {
    id: 'packageId',
    name: 'name',
    group: 'group',
    audCents: 'audCents',
    isShown: 'isShown',
    changedAt: 'changedAt',
  } satisfies Readonly<Record<FieldOf<typeof packages>, string>>,
  key: 'packageId',
  searched: ['packageId', 'name'],
};

export function listPackages(db: ReadModelsDatabase, page: ListQuery): Promise<Page<PackageRow>> {
  return selectPage<PackageRow>(db, source, page);
}
