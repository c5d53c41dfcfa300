import { expect, test } from 'vitest';
import { moneyText } from './money-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [{ amount: 540_000, currency: 'INR' }, 'IN', '₹5,400'],
  [{ amount: 6_435, currency: 'USD' }, 'US', '$64.35'],
  [{ amount: 9_900, currency: 'AUD' }, 'AU', '$99'],
  [{ amount: 1_250_000, currency: 'INR' }, 'IN', '₹12,500'],
  [{ amount: 12_500_000, currency: 'INR' }, 'IN', '₹1,25,000'],
  [{ amount: 0, currency: 'GBP' }, 'GB', '£0'],
] as const)('%o in %s is %s', (money, country, text) => {
  expect(plain(moneyText(money, country))).toBe(text);
});

test('shows the code of the currency without a country', () => {
  expect(plain(moneyText({ amount: 6_435, currency: 'USD' }))).toBe('USD 64.35');
});
