import type { RunningPlan } from '../carts/buyer.ts';
import { portion } from './money-arithmetic.ts';
import type { PackageId } from '../packages/package-id.ts';
import type { Package } from '../packages/package.ts';
import type { Plan } from '../packages/plan.ts';

export interface PriceBasis {
  readonly listed: number;
  /** Set if the current plan has fewer days left than the price covers. */
  readonly left?: { readonly days: number; readonly audCents: number };
  /** Overrides the content of the price list. */
  readonly brings?: Pick<
    Package,
    'days' | 'writingCredits' | 'speakingCredits' | 'fullTests' | 'sectionalTests'
  >;
}

/** The package that sets a plan's price per day. */
export const packageOfPlan: { readonly [Of in Plan]: PackageId } = {
  bronze: 'package_bronze',
  silver: 'package_silver',
  ultimate: 'package_ultimate',
};

export function priceBasis(
  found: Package,
  packages: readonly Package[],
  running: RunningPlan | null,
): PriceBasis {
  if (running && found.upgradesFrom !== null) return upgradeBasis(found, running.daysLeft);
  if (running && found.plan === null && found.days > 0) {
    return { listed: extensionCents(found, packages, running.plan) };
  }
  return { listed: found.audCents };
}

/** An upgrade is charged, and brings credits, for the days left; otherwise it would be almost free on the last day. */
function upgradeBasis(found: Package, daysLeft: number): PriceBasis {
  const { audCents, days: period, writingCredits, speakingCredits, fullTests, sectionalTests } = found;
  const part = (credits: number) => Math.floor((credits * daysLeft) / period);
  return {
    listed: portion(audCents, Math.max(daysLeft, period), period),
    ...(daysLeft < period && { left: { days: daysLeft, audCents: portion(audCents, daysLeft, period) } }),
    brings: {
      days: daysLeft,
      writingCredits: part(writingCredits),
      speakingCredits: part(speakingCredits),
      fullTests: part(fullTests),
      sectionalTests: part(sectionalTests),
    },
  };
}

/** Extra days are listed for the smallest plan; on a higher plan they cost proportionally more. */
function extensionCents({ audCents }: Package, packages: readonly Package[], plan: Plan): number {
  const smallest = getPackage(packages, packageOfPlan.bronze);
  const present = getPackage(packages, packageOfPlan[plan]);
  const asMuchMore = portion(audCents, present.audCents * smallest.days, smallest.audCents * present.days);
  // If the list has a higher plan cheaper per day, the listed price holds.
  return Math.max(audCents, asMuchMore);
}

function getPackage(packages: readonly Package[], id: PackageId): Package {
  const found = packages.find(({ packageId }) => packageId === id);
  if (!found) throw new Error(`the price list has no ${id}`);
  return found;
}
