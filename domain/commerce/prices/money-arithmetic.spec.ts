import { JPY, KWD } from 'dinero.js/currencies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencySchema } from './currency.ts';
import { exchanges } from './exchange.ts';
import {
  amountIn,
  pricePerDay,
  decimalOf,
  difference,
  formatMoney,
  reducedByPercent,
  moneyInWords,
  portion,
  priceIn,
  times,
} from './money-arithmetic.ts';

const cents = fc.integer({ min: 0, max: 10_000_000 });
const currency = fc.constantFrom(...currencySchema.options);

describe('a price in another money', () => {
  it.each([
    ['AUD', '99.00'],
    ['EUR', '59.40'],
    ['USD', '64.35'],
    ['GBP', '49.50'],
    ['CAD', '89.10'],
    ['HKD', '495.00'],
    ['SGD', '89.10'],
    ['NZD', '99.00'],
    ['AED', '247.50'],
    ['SAR', '247.50'],
    ['CNY', '455.40'],
    // 5346 rupees, in tens.
    ['INR', '5350.00'],
    ['PHP', '3465.00'],
    ['MYR', '277.20'],
    ['THB', '2079.00'],
    ['NPR', '8415.00'],
    ['BDT', '6930.00'],
    ['ZAR', '1188.00'],
    ['NGN', '99000.00'],
  ] as const)('converts 99 Australian dollars to %s: %s', (code, amount) => {
    expect(decimalOf(priceIn(99_00, code))).toBe(amount);
  });

  it('gives each currency the digits of ISO 4217', () => {
    for (const code of currencySchema.options) {
      const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
      const { money } = exchanges[code];
      expect([code, money.code, money.exponent]).toEqual([
        code,
        code,
        format.resolvedOptions().maximumFractionDigits,
      ]);
    }
  });

  it('handles currencies with no decimals and with three', () => {
    const yen = { money: JPY, factor: { amount: 975, scale: 1 } };
    expect(amountIn(99_00, yen)).toBe(9653);
    expect(amountIn(1, yen)).toBe(1);
    const dinar = { money: KWD, factor: { amount: 2, scale: 1 } };
    expect(amountIn(99_99, dinar)).toBe(19_998);
    expect(amountIn(3, { ...dinar, priceScale: 2 })).toBe(10);
  });

  it('rounds a half up', () => {
    expect(priceIn(1_10, 'USD')).toEqual({ amount: 72, currency: 'USD' });
    expect(priceIn(30_00 + 9_26, 'INR')).toEqual({ amount: 2_120_00, currency: 'INR' });
    // 1215 rupees lie between 1210 and 1220.
    expect(priceIn(22_50, 'INR')).toEqual({ amount: 1_220_00, currency: 'INR' });
  });

  it('never falls when the price rises', () => {
    fc.assert(
      fc.property(cents, cents, currency, (one, other, code) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(priceIn(less, code).amount).toBeLessThanOrEqual(priceIn(more, code).amount);
      }),
    );
  });

  it('stays in whole tens of rupees after any reduction', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 100 }), (from, percent) => {
        expect(reducedByPercent(priceIn(from, 'INR'), percent).amount % 1000).toBe(0);
      }),
    );
  });
});

describe('arithmetic', () => {
  it('reduces by a percentage', () => {
    expect(reducedByPercent({ amount: 96_85, currency: 'USD' }, 30)).toEqual({
      amount: 67_80,
      currency: 'USD',
    });
    expect(reducedByPercent({ amount: 1, currency: 'USD' }, 50)).toEqual({ amount: 1, currency: 'USD' });
    expect(reducedByPercent({ amount: 96_85, currency: 'USD' }, 100)).toEqual({ amount: 0, currency: 'USD' });
  });

  it('splits a price into the reduced price and the reduction exactly', () => {
    fc.assert(
      fc.property(cents, currency, fc.integer({ min: 0, max: 100 }), (from, code, percent) => {
        const price = priceIn(from, code);
        const less = reducedByPercent(price, percent);
        expect(difference(price, less).amount + less.amount).toBe(price.amount);
      }),
    );
  });

  it('refuses a negative difference and mixed currencies', () => {
    const one = { amount: 1, currency: 'USD' } as const;
    expect(() => difference(one, { amount: 2, currency: 'USD' })).toThrow('below zero');
    expect(() => difference(one, { amount: 1, currency: 'EUR' })).toThrow('currency');
  });

  it('computes portions of large amounts exactly', () => {
    expect(portion(10_000_000, 3_649_999, 3_650_000)).toBe(9_999_997);
    expect(portion(9_007_199_254_740_991, 9_007_199_254_740_991, 9_007_199_254_740_991)).toBe(
      9_007_199_254_740_991,
    );
    expect(pricePerDay({ amount: 64_35, currency: 'USD' }, 30)).toEqual({ amount: 2_15, currency: 'USD' });
    expect(times({ amount: 975, currency: 'USD' }, 3)).toEqual({ amount: 29_25, currency: 'USD' });
  });
});

it('formats by locale, and the same way everywhere in the history', () => {
  const price = { amount: 64_35, currency: 'EUR' } as const;
  expect(moneyInWords(price)).toBe('64.35 EUR');
  expect(formatMoney(price, 'en-US')).toBe('€64.35');
  expect(formatMoney(price, 'de-DE').replaceAll(/\s/g, ' ')).toBe('64,35 €');
  expect(formatMoney({ amount: 5_350_00, currency: 'INR' }, 'en-IN')).toBe('₹5,350.00');
});
