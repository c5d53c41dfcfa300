import type { PackageId } from '#domain/commerce/packages/package-id.ts';
import type { Package, PackageGroup } from '#domain/commerce/packages/package.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const columns = {
  packageId: column.text<PackageId>(),
  name: column.text(),
  group: column.text<PackageGroup>(),
  audCents: column.integer(),
  isShown: column.boolean(),
  package: column.json<Package>(),
  version: column.integer(),
  changedAt: column.text(),
};

export type PackageRow = RowOf<typeof columns>;

export const packages = defineProjection({
  name: 'packages',
  version: 1,
  columns,
  key: ['packageId'],
  eventTypes: ['PriceListStarted', 'PackageChanged'],
  keysOf: ({ type, data }) =>
    type === 'PriceListStarted'
      ? data.packages.map(({ packageId }) => ({ packageId }))
      : [{ packageId: data.package.packageId }],
  fold: (_rows, { type, data, revision, metadata }): readonly PackageRow[] => {
    const changed = type === 'PriceListStarted' ? data.packages : [data.package];
    return changed.map((one) => ({
      packageId: one.packageId,
      name: one.name,
      group: one.group,
      audCents: one.audCents,
      isShown: one.isShown,
      package: one,
      version: revision + 1,
      changedAt: metadata.at,
    }));
  },
});
