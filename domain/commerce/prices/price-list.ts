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
  /** How many events made it: an order names it. 0 where none did, and the defaults hold. */
  readonly version: number;
  readonly packages: readonly Package[];
}

/** There is one price list. */
export const priceListId = 'main';

/** The stream `price_list-main`: what was sold for how much at any time. */
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

/** Begins with the defaults, once; what an admin has changed since stays. */
export function startPriceList({ version }: PriceList): readonly PriceListEvent[] {
  return version > 0 ? [] : [{ type: 'PriceListStarted', data: { packages: [...defaultPackages] } }];
}

const isSame = (a: Package, b: Package) =>
  (Object.keys(packageSchema.shape) as (keyof Package)[]).every((field) => a[field] === b[field]);

/** Sets a package anew; one that does not fit is refused, and `packageFaults` tells why. */
export function changePackage(
  list: PriceList,
  { reason, ...changed }: Package & { readonly reason: string },
): Decision<PriceListEvent, 'package_does_not_fit'> {
  const present = list.packages.find(({ packageId }) => packageId === changed.packageId);
  if (present && isSame(present, changed)) return [];
  if (packageFaults(changed, list.packages).length > 0) return reject('package_does_not_fit');
  return [...startPriceList(list), { type: 'PackageChanged', data: { package: changed, reason } }];
}
