import type { SalesFigure } from '#domain/commerce/cart-admin-contract.ts';
import { dayMs } from '#domain/core/durations.ts';

export interface SalesDay {
  /** `2026-11-25`, of UTC. */
  readonly day: string;
  readonly purchases: number;
  readonly netAudCents: number;
}

/** Every day from one to another, both included, also those on which nothing was sold. */
export function salesDays(figures: readonly SalesFigure[], from: string, to: string): readonly SalesDay[] {
  const byDay = Map.groupBy(figures, ({ day }) => day);
  const days: SalesDay[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayMs) {
    const day = new Date(time).toISOString().slice(0, 10);
    const of = byDay.get(day) ?? [];
    days.push({
      day,
      purchases: of.reduce((sum, { purchases }) => sum + purchases, 0),
      netAudCents: of.reduce((sum, { netAudCents }) => sum + netAudCents, 0),
    });
  }
  return days;
}

/** The end of an axis: 1, 2 or 5 and noughts, at least the greatest value, and 1. */
export function axisEnd(greatest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, greatest)));
  return ([1, 2, 5].find((step) => step * power >= greatest) ?? 10) * power;
}
