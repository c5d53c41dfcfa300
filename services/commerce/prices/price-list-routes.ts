import * as contract from '#domain/commerce/prices/price-list-contract.ts';
import { currencyOf } from '#domain/commerce/prices/country-currency.ts';
import { packageFaults } from '#domain/commerce/packages/package-faults.ts';
import type { Package } from '#domain/commerce/packages/package.ts';
import { offersFor } from '#domain/commerce/prices/price.ts';
import { changePackage, priceListId, priceListStream } from '#domain/commerce/prices/price-list.ts';
import type { PackageRow } from '#projections/packages/projection.ts';
import { listPackages } from '#projections/packages/queries.ts';
import { readAccount } from '../../accounts/read-account.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handle } from '../../core/handle.ts';
import { adminResourceRoutes } from '../../http/admin-resource.ts';
import { done, route, type Route } from '../../http/route.ts';
import { readPriceList } from './read-price-list.ts';
import { readPricing } from './read-pricing.ts';

/** The price list for admins; `ETag` and `If-Match` carry the revision of the whole list. */
export function priceListRoutes(dependencies: Dependencies): Route[] {
  const { journal, readModels } = dependencies;
  return [
    ...adminResourceRoutes(contract.packages, {
      reads: ['packages'],
      async list(query) {
        const { rows, total } = await listPackages(readModels.db, query);
        return { rows: rows.map(asListed), total };
      },
      async complete(row) {
        const { version } = await readPriceList(journal);
        return { row, revision: version - 1 };
      },
    }),

    route(contract.changePackage, async ({ input, context, expectedRevision }) => {
      const changed = await handle(
        journal,
        priceListStream,
        priceListId,
        context,
        (list) => changePackage(list, input),
        { expectedRevision },
      );
      if (!('rejected' in changed)) return done({ version: changed.state.version }, changed);
      if (changed.rejected !== 'package_does_not_fit') return changed;
      const { packages } = await readPriceList(journal);
      return { ...changed, fields: byField(input, packages) };
    }),

    route(
      contract.previewPrices,
      async ({ input: { userId, country, at }, now }) => {
        const found = userId === undefined ? undefined : await readAccount(journal, userId);
        if (found && (found.status === 'unregistered' || found.status === 'deleted')) {
          return { rejected: 'not_found' };
        }
        const moment = new Date(at ?? now).toISOString();
        const pricing = await readPricing(dependencies, { account: found, country }, moment);
        return { status: 200, body: { currency: currencyOf(country), offers: offersFor(pricing) } };
      },
      { reads: ['promotions'] },
    ),
  ];
}

const asListed = ({ packageId, package: whole, version, changedAt }: PackageRow) => ({
  ...whole,
  id: packageId,
  version,
  changedAt,
});

function byField(of: Package, packages: readonly Package[]): Readonly<Record<string, string>> {
  const fields = Map.groupBy(packageFaults(of, packages), ({ field }) => field);
  return Object.fromEntries(
    [...fields].map(([field, faults]) => [field, faults.map(({ message }) => message).join(' ')]),
  );
}
