import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdPrice } from './hold-price.ts';
import { silverPrice, usd } from '../testing/carts.ts';

const until = '2026-11-20T12:30:00.000Z';
const cart = { held: { ...silverPrice, until } };
const [within, after] = ['2026-11-20T12:29:59.999Z', until];
const costing = (amount: number) => ({ ...silverPrice, total: usd(amount), priceListVersion: 2 });

test('holds the old price for half an hour after a raise', () => {
  const raised = costing(9_900);
  expect(holdPrice(cart, raised, within)).toEqual({ price: silverPrice, heldUntil: until });
  expect(holdPrice(cart, raised, after)).toEqual({ price: raised, heldUntil: null });
});

test('a lower price applies immediately', () => {
  const lowered = costing(5_000);
  expect(holdPrice(cart, lowered, within)).toEqual({ price: lowered, heldUntil: null });
});

test.each([
  ['other days', { ...costing(9_900), days: 12 }],
  ['another currency', { ...costing(9_900), total: { amount: 9_900, currency: 'EUR' as const } }],
])('applies the current price for %s', (_what, priced) => {
  expect(holdPrice(cart, priced, within)).toEqual({ price: priced, heldUntil: null });
});

test('applies the current price to a cart without a stored price', () => {
  expect(holdPrice({ held: null }, silverPrice, within)).toEqual({ price: silverPrice, heldUntil: null });
});

test('never raises a price by a hold', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(3_600_000), (amount, ms) => {
      const now = new Date(Date.parse('2026-11-20T12:00:00.000Z') + ms).toISOString();
      expect(holdPrice(cart, costing(amount), now).price.total.amount).toBeLessThanOrEqual(amount);
    }),
  );
});
