import { expect, test } from 'vitest';
import { killOrder, parts } from './kill-order.ts';

test('kills every part in every round, in the same order for the same seed', () => {
  const order = killOrder(24, 'seed');
  expect(order).toHaveLength(24);
  for (const start of [0, 5, 10, 15]) expect(new Set(order.slice(start, start + 5))).toEqual(new Set(parts));
  expect(killOrder(24, 'seed')).toEqual(order);
});

test('kills each part once, and one more, in six kills', () => {
  expect(new Set(killOrder(6, 'another')).size).toBe(parts.length);
});
