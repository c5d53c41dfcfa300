import { expect, it } from 'vitest';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { promotions } from './projection.ts';

const stream = 'promotion-december-sale';
const promotion = {
  promoId: 'december-sale',
  discount: 20,
  startTime: '2026-12-01T00:00:00.000Z',
  endTime: '2026-12-31T00:00:00.000Z',
  target: ['package_silver' as const],
};
const created: Example = {
  type: 'PromotionCreated',
  data: { promotion, kind: 'click', reason: 'A quiet month' },
  stream,
};
const activated: Example = {
  type: 'PromotionActivated',
  data: {
    promoId: 'december-sale',
    startTime: '2026-12-02T00:00:00.000Z',
    endTime: '2026-12-03T00:00:00.000Z',
  },
  stream: 'user_promotions-user',
};
const redeemed: Example = {
  type: 'PromotionRedeemed',
  data: { promoId: 'december-sale', userId: 'user', cartId: 'cart' },
  stream: 'promotion_redemption-december-sale-user',
};
const row = { ...promotion, kind: 'click', activated: 0, redeemed: 0 };

it('shows a promotion with its starts and purchases', () => {
  expect(rowsAfter(promotions, [created])).toEqual([row]);
  expect(rowsAfter(promotions, [created, activated, activated, redeemed])).toEqual([
    { ...row, activated: 2, redeemed: 1 },
  ]);
});

it('follows a change and an end, and keeps the counts', () => {
  const changed: Example = {
    type: 'PromotionChanged',
    data: { promotion: { ...promotion, discount: 30 }, kind: 'open', reason: 'Better' },
    stream,
  };
  const ended: Example = {
    type: 'PromotionEnded',
    data: { endedAt: '2026-12-10T00:00:00.000Z', reason: 'Enough' },
    stream,
  };
  expect(rowsAfter(promotions, [created, activated, changed])).toEqual([
    { ...row, discount: 30, kind: 'open', activated: 1 },
  ]);
  expect(rowsAfter(promotions, [created, ended])).toEqual([{ ...row, endTime: '2026-12-10T00:00:00.000Z' }]);
});

it('has no row for a promotion that was never created', () => {
  expect(rowsAfter(promotions, [activated, redeemed])).toEqual([]);
});
