import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newBuyer, type Buyer } from '../carts/buyer.ts';
import { currencyOf } from './country-currency.ts';
import { defaultPackages } from '../packages/default-packages.ts';
import { minimumAudCents } from './least-charge.ts';
import { priceIn } from './money-arithmetic.ts';
import { packageIdSchema } from '../packages/package-id.ts';
import { offerOf, offersFor, type Pricing } from './price.ts';
import type { Promotion } from '../promotions/promotion-schema.ts';

const base = Date.parse('2026-12-01T00:00:00.000Z');
const dayMs = 86_400_000;
const moment = fc
  .integer({ min: -60 * dayMs, max: 60 * dayMs })
  .map((offset) => new Date(base + offset).toISOString());
const packageId = fc.constantFrom(...packageIdSchema.options);
const country = fc.constantFrom('AU', 'US', 'IN', 'BE', 'GB', 'NG', 'AE', 'CN', 'TH', 'MY', 'ZZ');

const packages = fc
  .array(
    fc.record({ audCents: fc.integer({ min: minimumAudCents, max: 10_000_000 }), isShown: fc.boolean() }),
    {
      minLength: defaultPackages.length,
      maxLength: defaultPackages.length,
    },
  )
  .map((changes) => defaultPackages.map((one, index) => ({ ...one, ...changes[index] })));
const promotion: fc.Arbitrary<Promotion> = fc.record({
  promoId: fc.constantFrom('a', 'b', 'c'),
  discount: fc.integer({ min: 1, max: 100 }),
  startTime: moment,
  endTime: moment,
  target: fc.uniqueArray(packageId, { minLength: 1 }),
});
const buyer: fc.Arbitrary<Buyer> = fc.record({
  running: fc.option(
    fc.record({
      plan: fc.constantFrom('bronze', 'silver', 'ultimate'),
      group: fc.constantFrom('subscription', 'mobile'),
      daysLeft: fc.integer({ min: 1, max: 4_000 }),
    }),
  ),
  hadPlan: fc.boolean(),
  mayTakeUpsell: fc.boolean(),
});
const pricing: fc.Arbitrary<Pricing> = fc.record({
  packages,
  promotions: fc.array(promotion, { maxLength: 5 }),
  buyer,
  country,
  now: moment,
});

it('is never above the list price, and equals it minus the reductions', () => {
  fc.assert(
    fc.property(pricing, packageId, (given, id) => {
      const offer = offerOf(id, given);
      if (!offer) return;
      const off = offer.reductions.reduce((sum, { amount }) => sum + amount.amount, 0);
      expect(offer.listPrice.amount - off).toBe(offer.price.amount);
      expect(offer.reductions.every(({ amount }) => amount.amount > 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('is never below the least charge of its money', () => {
  fc.assert(
    fc.property(pricing, packageId, (given, id) => {
      const offer = offerOf(id, given);
      if (!offer) return;
      expect(offer.price.currency).toBe(currencyOf(given.country));
      expect(offer.price.amount).toBeGreaterThanOrEqual(
        priceIn(minimumAudCents, offer.price.currency).amount,
      );
    }),
    { numRuns: 500 },
  );
});

it('never rises with one more promotion', () => {
  fc.assert(
    fc.property(pricing, promotion, packageId, (given, added, id) => {
      const without = offerOf(id, given);
      const withIt = offerOf(id, { ...given, promotions: [...given.promotions, added] });
      expect(withIt === undefined).toBe(without === undefined);
      expect(withIt?.price.amount ?? 0).toBeLessThanOrEqual(without?.price.amount ?? 0);
    }),
    { numRuns: 500 },
  );
});

it('of an upgrade never falls with more days left, nor grants less', () => {
  const upgrades = defaultPackages.flatMap(({ packageId: id, upgradesFrom }) =>
    upgradesFrom === null ? [] : { packageId: id, upgradesFrom },
  );
  const days = fc.integer({ min: 1, max: 400 });
  fc.assert(
    fc.property(
      packages,
      fc.constantFrom(...upgrades),
      country,
      days,
      days,
      (list, of, where, one, other) => {
        const shown = list.map((entry) => ({ ...entry, isShown: true }));
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)].map((daysLeft) =>
          offerOf(of.packageId, {
            packages: shown,
            promotions: [],
            buyer: {
              ...newBuyer,
              running: { plan: of.upgradesFrom, group: 'subscription', daysLeft },
              hadPlan: true,
            },
            country: where,
            now: new Date(base).toISOString(),
          }),
        );
        expect(fewer?.price.amount).toBeLessThanOrEqual(more?.price.amount ?? 0);
        expect(fewer?.writingCredits).toBeLessThanOrEqual(more?.writingCredits ?? 0);
      },
    ),
    { numRuns: 300 },
  );
});

it('is the same alone and in the list, which has a package or its twin', () => {
  fc.assert(
    fc.property(pricing, (given) => {
      const offers = offersFor(given);
      for (const offer of offers) expect(offerOf(offer.packageId, given)).toEqual(offer);
      const listed = new Set(offers.map(({ packageId: id }) => id));
      expect(offers.filter(({ twinOf }) => twinOf !== null && listed.has(twinOf))).toEqual([]);
    }),
  );
});
