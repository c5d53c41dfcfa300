import { describe, expect, it } from 'vitest';
import { given } from '../../core/testing/given-when-then.ts';
import { cpcOfferStream, isOpenTo, takeCpcOffer } from './cpc-offer.ts';
import { defaultPromotion } from './default-promotion.ts';
import { promotionRedemptionStream, redeemPromotion } from './promotion-redemption.ts';
import {
  changePromotion,
  createPromotion,
  endPromotion,
  promotionStream,
  type PromotionEvent,
  type SetPromotion,
} from './promotion.ts';
import { promotionsOf, startedBy, type MadePromotion } from './promotions-of-person.ts';
import { activatePromotion, userPromotionsStream } from './user-promotions.ts';

const startTime = '2026-12-01T00:00:00.000Z';
const now = '2026-12-10T00:00:00.000Z';
const endTime = '2026-12-31T00:00:00.000Z';
const promotion = {
  promoId: 'december',
  discount: 20,
  startTime,
  endTime,
  target: ['package_silver' as const],
};
const made: SetPromotion = { promotion, kind: 'click', reason: 'A quiet month' };
const created: PromotionEvent = { type: 'PromotionCreated', data: made };
const changed = { ...made, promotion: { ...promotion, discount: 25 }, reason: 'A very quiet month' };

describe('a promotion', () => {
  it('is created once per name', () => {
    given(promotionStream, [])
      .when((state) => createPromotion(state, made))
      .then([created]);
    given(promotionStream, [created])
      .when((state) => createPromotion(state, changed))
      .thenRejected('promotion_exists');
  });

  it('records a change, and nothing when nothing changes', () => {
    given(promotionStream, [created])
      .when((state) => changePromotion(state, changed))
      .then([{ type: 'PromotionChanged', data: changed }]);
    given(promotionStream, [created])
      .when((state) => changePromotion(state, { ...made, reason: 'Again' }))
      .then([]);
    given(promotionStream, [])
      .when((state) => changePromotion(state, made))
      .thenRejected('promotion_not_found');
  });

  it('ends now, and stays as it is once it is over', () => {
    const end = { now, reason: 'Sold out' };
    const ended: PromotionEvent = { type: 'PromotionEnded', data: { endedAt: now, reason: 'Sold out' } };
    const decision = given(promotionStream, [created]).when((state) => endPromotion(state, end));
    decision.then([ended]);
    decision.thenState({ status: 'made', kind: 'click', promotion: { ...promotion, endTime: now } });
    given(promotionStream, [created])
      .when((state) => endPromotion(state, { ...end, now: endTime }))
      .then([]);
    given(promotionStream, [])
      .when((state) => endPromotion(state, end))
      .thenRejected('promotion_not_found');
  });

  it('that has ended can be changed', () => {
    const ended: PromotionEvent = { type: 'PromotionEnded', data: { endedAt: now, reason: 'Sold out' } };
    given(promotionStream, [created, ended])
      .when((state) => changePromotion(state, made))
      .thenState({ status: 'made', kind: 'click', promotion });
  });
});

describe('a user', () => {
  const click: MadePromotion = made;
  const open: MadePromotion = { kind: 'open', promotion: { ...promotion, promoId: 'all', discount: 10 } };
  const newStudent = { started: [], redeemed: new Set<string>() };

  it('starts a promotion once, for 24 hours after a click and never beyond its end', () => {
    const started = startedBy(click, now);
    expect(started).toEqual({ promoId: 'december', startTime: now, endTime: '2026-12-11T00:00:00.000Z' });
    expect(startedBy(click, '2026-12-30T18:00:00.000Z').endTime).toBe(endTime);
    expect(startedBy({ ...click, kind: 'personal' }, now).endTime).toBe(endTime);
    given(userPromotionsStream, [])
      .when((state) => activatePromotion(state, started))
      .then([{ type: 'PromotionActivated', data: started }]);
    given(userPromotionsStream, [{ type: 'PromotionActivated', data: started }])
      .when((state) => activatePromotion(state, startedBy(click, '2026-12-20T00:00:00.000Z')))
      .then([]);
  });

  it('has the public promotions and the started ones, the highest first', () => {
    const started = [startedBy(click, now)];
    expect(promotionsOf([open, click], newStudent, now)).toEqual([open.promotion]);
    expect(promotionsOf([open, click], { ...newStudent, started }, now)).toEqual([
      { ...promotion, endTime: '2026-12-11T00:00:00.000Z' },
      open.promotion,
    ]);
    const later = '2026-12-11T00:00:00.000Z';
    expect(promotionsOf([open, click], { ...newStudent, started }, later)).toEqual([open.promotion]);
  });

  it('has no redeemed, expired, future or ended promotion', () => {
    const started = [startedBy(click, now)];
    const redeemed = new Set(['december', 'all']);
    expect(promotionsOf([open, click], { started, redeemed }, now)).toEqual([]);
    expect(promotionsOf([open], newStudent, endTime)).toEqual([]);
    expect(promotionsOf([open], newStudent, '2026-11-30T23:59:59.999Z')).toEqual([]);
    const ended = { ...click, promotion: { ...promotion, endTime: now } };
    expect(promotionsOf([ended], { ...newStudent, started }, now)).toEqual([]);
  });

  it('owns a start in a browser by claiming it first', () => {
    const taken = { promoId: 'december', userId: 'user' };
    given(cpcOfferStream, [])
      .when((state) => takeCpcOffer(state, taken))
      .then([{ type: 'CpcOfferClaimed', data: taken }]);
    for (const userId of ['user', 'another'])
      given(cpcOfferStream, [{ type: 'CpcOfferClaimed', data: taken }])
        .when((state) => takeCpcOffer(state, { ...taken, userId }))
        .then([]);
    expect(isOpenTo({ status: 'free' }, 'another')).toBe(true);
    expect(isOpenTo({ status: 'taken', userId: 'user' }, 'user')).toBe(true);
    expect(isOpenTo({ status: 'taken', userId: 'user' }, 'another')).toBe(false);
  });

  it('redeems a promotion once', () => {
    const redeemed = { promoId: 'december', userId: 'user', cartId: 'cart' };
    given(promotionRedemptionStream, [])
      .when((state) => redeemPromotion(state, redeemed))
      .then([{ type: 'PromotionRedeemed', data: redeemed }]);
    given(promotionRedemptionStream, [{ type: 'PromotionRedeemed', data: redeemed }])
      .when((state) => redeemPromotion(state, { ...redeemed, cartId: 'another' }))
      .thenRejected('promotion_redeemed');
  });
});

it('defaults to 30 percent off ultimate for every user', () => {
  const { promotion: ultimate } = defaultPromotion(now);
  expect(promotionsOf([defaultPromotion(now)], { started: [], redeemed: new Set() }, now)).toEqual([
    ultimate,
  ]);
  expect(ultimate).toMatchObject({ discount: 30, target: ['package_ultimate'] });
});
