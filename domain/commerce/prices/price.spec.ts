import { describe, expect, it } from 'vitest';
import { newBuyer, type Buyer } from '../carts/buyer.ts';
import { defaultPackages } from '../packages/default-packages.ts';
import { moneyInWords } from './money-arithmetic.ts';
import type { PackageId } from '../packages/package-id.ts';
import type { Plan } from '../packages/plan.ts';
import { offerOf, offersFor, totalOf, type Pricing } from './price.ts';
import type { Promotion } from '../promotions/promotion-schema.ts';

const now = '2026-12-01T00:00:00.000Z';
const inDays = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();
const visitor: Pricing = {
  packages: defaultPackages,
  promotions: [],
  buyer: newBuyer,
  country: 'AU',
  now,
};
const on = (plan: Plan, daysLeft: number, rest: Partial<Buyer> = {}): Pricing => ({
  ...visitor,
  buyer: { ...newBuyer, running: { plan, group: 'subscription', daysLeft }, hadPlan: true, ...rest },
});
const returning: Pricing = { ...visitor, buyer: { ...newBuyer, hadPlan: true } };
const promotion: Promotion = {
  promoId: 'spring',
  discount: 30,
  startTime: inDays(-1),
  endTime: inDays(1),
  target: ['package_ultimate'],
};
const idsFor = (pricing: Pricing) => offersFor(pricing).map(({ packageId }) => packageId);
const priceOf = (packageId: PackageId, pricing: Pricing) => {
  const offer = offerOf(packageId, pricing);
  return offer && moneyInWords(offer.price);
};

describe('an offer', () => {
  it('contains plans and independent packages for a visitor', () => {
    expect(idsFor(visitor)).toEqual([
      'package_bronze',
      'package_bronze_sect',
      'package_silver',
      'package_ultimate',
      'package_speaking_credits',
      'package_combo',
      'package_full_mock',
      'package_sect_mock',
    ]);
    expect(offersFor(visitor).every(({ label }) => label === 'buy')).toBe(true);
  });

  it('contains the same plan, upgrades and extra days for a student with a plan', () => {
    const labels = offersFor(on('bronze', 10)).map(({ packageId, label }) => [packageId, label]);
    expect(labels).toEqual([
      ['package_bronze', 'current_plan'],
      ['package_silver_upgrade_from_bronze', 'upgrade'],
      ['package_ultimate_upgrade_from_bronze', 'upgrade'],
      ['package_extend', 'extend'],
      ['package_speaking_credits', 'buy'],
      ['package_combo', 'buy'],
      ['package_full_mock', 'buy'],
      ['package_sect_mock', 'buy'],
    ]);
    expect(idsFor(on('ultimate', 10)).slice(0, 2)).toEqual(['package_ultimate', 'package_extend']);
    const running = { plan: 'bronze', group: 'mobile', daysLeft: 10 } as const;
    const onMobile = { ...visitor, buyer: { ...newBuyer, running, hadPlan: true } };
    expect(idsFor(onMobile)[0]).toBe('package_bronze_sect');
  });

  it('contains the cheaper twins for a student whose plan has ended', () => {
    const plans = idsFor(returning).slice(0, 4);
    expect(plans).toEqual([
      'package_bronze_sect',
      'package_bronze_discount',
      'package_silver_discount',
      'package_ultimate_discount',
    ]);
    const cheaper = { ...returning, promotions: [promotion] };
    expect(idsFor(cheaper)).toContain('package_ultimate');
    expect(idsFor(cheaper)).not.toContain('package_ultimate_discount');
  });

  it('includes the upsell only after a purchase, and never in the list', () => {
    const bought = on('bronze', 30, { mayTakeUpsell: true });
    expect(priceOf('full_mock_test_upsell', bought)).toBe('9.00 AUD');
    expect(priceOf('full_mock_test_upsell', on('bronze', 30))).toBeUndefined();
    expect(idsFor(bought)).not.toContain('full_mock_test_upsell');
  });

  it('leaves out hidden packages', () => {
    const packages = defaultPackages.map((one) => ({ ...one, isShown: one.packageId === 'package_bronze' }));
    expect(idsFor({ ...visitor, packages })).toEqual(['package_bronze']);
    expect(offerOf('package_silver', { ...visitor, packages })).toBeUndefined();
  });

  it('allows several of an independent package, and one plan', () => {
    const tests = offerOf('package_full_mock', visitor);
    const silver = offerOf('package_silver', visitor);
    expect(tests && totalOf(tests, 3)).toEqual({ amount: 45_00, currency: 'AUD' });
    expect(silver && totalOf(silver, 1)).toEqual({ amount: 99_00, currency: 'AUD' });
    expect(silver && totalOf(silver, 2)).toBeUndefined();
  });
});

describe('the price', () => {
  it('is the list price in the currency of the country', () => {
    expect(priceOf('package_silver', visitor)).toBe('99.00 AUD');
    expect(priceOf('package_silver', { ...visitor, country: 'US' })).toBe('64.35 USD');
    expect(priceOf('package_silver', { ...visitor, country: 'IN' })).toBe('5350.00 INR');
    expect(offerOf('package_silver', visitor)).toMatchObject({
      listPrice: { amount: 99_00 },
      perDay: { amount: 3_30 },
      reductions: [],
      days: 30,
    });
  });

  it('is reduced by the highest running promotion', () => {
    const weaker = { ...promotion, promoId: 'weaker', discount: 10 };
    const over = { ...promotion, promoId: 'over', discount: 60, endTime: now };
    const coming = { ...promotion, promoId: 'coming', discount: 70, startTime: inDays(0.5) };
    const pricing = { ...visitor, country: 'US', promotions: [weaker, promotion, over, coming] };
    expect(offerOf('package_ultimate', pricing)).toMatchObject({
      listPrice: { amount: 96_85, currency: 'USD' },
      price: { amount: 67_80 },
      perDay: { amount: 2_26 },
      reductions: [
        {
          kind: 'promotion',
          promoId: 'spring',
          discount: 30,
          endTime: promotion.endTime,
          amount: { amount: 29_05 },
        },
      ],
    });
    expect(priceOf('package_silver', pricing)).toBe('64.35 USD');
  });

  it('includes a promotion from its start until its end', () => {
    const at = (moment: string) =>
      priceOf('package_ultimate', { ...visitor, promotions: [promotion], now: moment });
    expect(at(promotion.startTime)).toBe('104.30 AUD');
    expect(at(new Date(Date.parse(promotion.startTime) - 1).toISOString())).toBe('149.00 AUD');
    expect(at(new Date(Date.parse(promotion.endTime) - 1).toISOString())).toBe('104.30 AUD');
    expect(at(promotion.endTime)).toBe('149.00 AUD');
  });

  it('of an upgrade is the difference for the days left, with that part of its credits', () => {
    const half = offerOf('package_silver_upgrade_from_bronze', on('bronze', 15));
    expect(half).toMatchObject({
      listPrice: { amount: 40_00 },
      price: { amount: 20_00 },
      perDay: { amount: 1_33 },
      reductions: [{ kind: 'days_left', days: 15, amount: { amount: 20_00 } }],
      days: 15,
      writingCredits: 20,
      speakingCredits: 100,
    });
    const whole = offerOf('package_silver_upgrade_from_bronze', on('bronze', 30));
    expect(whole).toMatchObject({ price: { amount: 40_00 }, reductions: [], writingCredits: 40 });
    const twice = offerOf('package_silver_upgrade_from_bronze', on('bronze', 60));
    expect(twice).toMatchObject({
      listPrice: { amount: 80_00 },
      price: { amount: 80_00 },
      writingCredits: 80,
    });
  });

  it('of an upgrade is never less than the fee of its payment', () => {
    const cheap = defaultPackages.map((one) => (one.upgradesFrom ? { ...one, audCents: 2_00 } : one));
    const last = { ...on('bronze', 1), packages: cheap };
    expect(priceOf('package_silver_upgrade_from_bronze', last)).toBe('1.00 AUD');
    expect(priceOf('package_silver_upgrade_from_bronze', { ...last, country: 'IN' })).toBe('50.00 INR');
  });

  it('of an upgrade is also reduced by its own promotion', () => {
    const target: PackageId[] = ['package_silver_upgrade_from_bronze'];
    const offer = offerOf('package_silver_upgrade_from_bronze', {
      ...on('bronze', 15),
      promotions: [{ ...promotion, target }],
    });
    expect(offer).toMatchObject({
      price: { amount: 14_00 },
      reductions: [{ kind: 'days_left' }, { kind: 'promotion', amount: { amount: 6_00 } }],
    });
  });

  it('of extra days follows the price per day of the plan', () => {
    expect(priceOf('package_extend', on('bronze', 10))).toBe('25.00 AUD');
    expect(priceOf('package_extend', on('silver', 10))).toBe('41.95 AUD');
    expect(priceOf('package_extend', on('ultimate', 10))).toBe('63.14 AUD');
    const packages = defaultPackages.map((one) =>
      one.packageId === 'package_ultimate' ? { ...one, audCents: 1_00 } : one,
    );
    expect(priceOf('package_extend', { ...on('ultimate', 10), packages })).toBe('25.00 AUD');
  });

  it('is never zero, even with a full discount', () => {
    const all = { ...promotion, discount: 100 };
    expect(priceOf('package_ultimate', { ...visitor, promotions: [all] })).toBe('1.00 AUD');
  });
});
