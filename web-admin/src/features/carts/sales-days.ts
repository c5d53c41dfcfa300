import type { SalesFigure } from '#domain/commerce/carts/cart-admin-contract.ts';
import { packageWords } from '#domain/commerce/packages/package-words.ts';
import { dayMs } from '#domain/core/durations.ts';

export interface Sold {
  readonly purchases: number;
  readonly netAudCents: number;
}

export interface SalesSeries extends Sold {
  readonly name: string;
}

export interface SalesDay extends Sold {
  /** `2026-11-25`, in UTC. */
  readonly day: string;
  readonly parts: readonly Sold[];
}

export interface SalesByDay {
  readonly series: readonly SalesSeries[];
  readonly days: readonly SalesDay[];
}

const maximumSeries = 6;

export function salesByDay(figures: readonly SalesFigure[], from: string, to: string): SalesByDay {
  const packages = Map.groupBy(figures, ({ packageId }) => packageId)
    .entries()
    .map(([id, ofPackage]) => ({ ids: new Set<string>([id]), name: packageWords(id), ...sumOf(ofPackage) }))
    .toArray()
    .toSorted((one, other) => other.netAudCents - one.netAudCents || other.purchases - one.purchases);
  const named = packages.length > maximumSeries ? packages.slice(0, maximumSeries - 1) : packages;
  const others = packages.slice(named.length);
  const series = [...named];
  if (others.length > 0) {
    const ids = new Set(others.flatMap((one) => [...one.ids]));
    series.push({ ids, name: 'Other packages', ...sumOf(others) });
  }
  const byDay = Map.groupBy(figures, ({ day }) => day);
  const days: SalesDay[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayMs) {
    const day = new Date(time).toISOString().slice(0, 10);
    const ofDay = byDay.get(day) ?? [];
    const parts = series.map(({ ids }) => sumOf(ofDay.filter(({ packageId }) => ids.has(packageId))));
    days.push({ day, parts, ...sumOf(ofDay) });
  }
  return { series: series.map(({ ids: _ids, ...one }) => one), days };
}

const sumOf = (all: readonly Sold[]): Sold => ({
  purchases: all.reduce((sum, { purchases }) => sum + purchases, 0),
  netAudCents: all.reduce((sum, { netAudCents }) => sum + netAudCents, 0),
});

/** The end of an axis: 1, 2 or 5 times a power of ten, at least the greatest value and at least 1. */
export function axisEnd(greatest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, greatest)));
  return ([1, 2, 5].find((step) => step * power >= greatest) ?? 10) * power;
}
