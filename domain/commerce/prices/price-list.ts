import { z } from 'zod';
import type { EventOf } from '../../core/events/codec.ts';
import { reject, type Decision } from '../../core/events/decision.ts';
import { defineStream } from '../../core/events/stream.ts';
import { defaultPackages } from '../packages/default-packages.ts';
import { packageFaults } from '../packages/package-faults.ts';
import { packageSchema, type Package } from '../packages/package.ts';

const events = {
  PriceListStarted: { version: 1, schema: z.object({ packages: z.array(packageSchema) }) },
  PackageChanged: { version: 1, schema: z.object({ package: packageSchema, reason: z.string() }) },
} as const;

export type PriceListEvent = EventOf<typeof events>;

export interface PriceList {
  /** The number of its events, referenced by orders. 0 for the defaults. */
  readonly version: number;
  readonly packages: readonly Package[];
}

export const priceListId = 'main';

export const priceListStream = defineStream({
  category: 'price_list',
  subject: 'Price list',
  events,
  initial: { version: 0, packages: defaultPackages },
  evolve({ version, packages }: PriceList, { type, data }): PriceList {
    if (type === 'PriceListStarted') return { version: version + 1, packages: data.packages };
    const changed = data.package;
    return {
      version: version + 1,
      packages: packages.map((one) => (one.packageId === changed.packageId ? changed : one)),
    };
  },
});

/** Starts with the defaults, once. */
export function startPriceList({ version }: PriceList): readonly PriceListEvent[] {
  return version > 0 ? [] : [{ type: 'PriceListStarted', data: { packages: [...defaultPackages] } }];
}

const isSame = (a: Package, b: Package) =>
  (Object.keys(packageSchema.shape) as (keyof Package)[]).every((field) => a[field] === b[field]);

/** Rejects an invalid package; `packageFaults` explains why. */
export function changePackage(
  list: PriceList,
  { reason, ...changed }: Package & { readonly reason: string },
): Decision<PriceListEvent, 'package_does_not_fit'> {
  const present = list.packages.find(({ packageId }) => packageId === changed.packageId);
  if (present && isSame(present, changed)) return [];
  if (packageFaults(changed, list.packages).length > 0) return reject('package_does_not_fit');
  return [...startPriceList(list), { type: 'PackageChanged', data: { package: changed, reason } }];
}
