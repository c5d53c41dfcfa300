import { expect, it } from 'vitest';
import { currencyOf } from './country-currency.ts';
import { methodsFor } from '../carts/methods-for.ts';

it.each([
  ['AU', 'AUD'],
  ['DE', 'EUR'],
  ['BE', 'EUR'],
  ['HR', 'EUR'],
  ['US', 'USD'],
  ['GB', 'GBP'],
  ['CA', 'CAD'],
  ['HK', 'HKD'],
  ['SG', 'SGD'],
  ['NZ', 'NZD'],
  ['AE', 'AED'],
  ['SA', 'SAR'],
  ['CN', 'CNY'],
  ['IN', 'INR'],
  ['PH', 'PHP'],
  ['MY', 'MYR'],
  ['TH', 'THB'],
  ['NP', 'NPR'],
  ['BD', 'BDT'],
  ['ZA', 'ZAR'],
  ['NG', 'NGN'],
  // The default.
  ['BR', 'USD'],
  ['CH', 'USD'],
  ['ZZ', 'USD'],
])('charges buyers in %s in %s', (country, currency) => {
  expect(currencyOf(country)).toBe(currency);
});

it('offers cards, Apple Pay and Google Pay in every country', () => {
  for (const country of ['AU', 'IN', 'NG', 'ZZ', 'CN', 'BE'])
    expect(methodsFor(country)).toEqual(expect.arrayContaining(['card', 'apple_pay', 'google_pay']));
  expect(methodsFor('IN')).toEqual(['card', 'apple_pay', 'google_pay']);
});

it('offers other methods where their currency is accepted, the usual one of the country first', () => {
  expect(methodsFor('BE')).toEqual([
    'bancontact',
    'card',
    'paypal',
    'apple_pay',
    'google_pay',
    'wechat_pay',
    'alipay',
  ]);
  expect(methodsFor('DE')).not.toContain('bancontact');
  expect(methodsFor('CN')).toEqual(['alipay', 'wechat_pay', 'card', 'apple_pay', 'google_pay']);
  expect(methodsFor('HK')).toEqual(['card', 'alipay', 'wechat_pay', 'paypal', 'apple_pay', 'google_pay']);
  expect(methodsFor('US')).toContain('paypal');
});
