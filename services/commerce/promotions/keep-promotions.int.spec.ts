import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activatePromotion } from '#domain/commerce/contract.ts';
import {
  changePromotion,
  createPromotion,
  endPromotion,
  makePromotionLink,
  promotions,
} from '#domain/commerce/promotions/promotion-contract.ts';
import { hourMs } from '#domain/core/durations.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';
import { iso, promotionSettings } from '../testing/promotion-settings.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

describe('an admin', () => {
  test('creates, changes and ends a promotion, and gets its faults', async () => {
    const promoId = 'summer';
    const given = promotionSettings('open', promoId);
    await admin.call(createPromotion, given);
    expect(await refusalOf(admin.call(createPromotion, { ...given, discount: 10 }))).toMatchObject({
      status: 409,
      code: 'promotion_exists',
    });
    const seen = await admin.call(promotions.one, { id: promoId });
    const changed = {
      ...given,
      discount: 10,
      startTime: iso(hourMs).replace('Z', '0000Z').slice(0, 19) + 'Z',
    };
    await admin.call(changePromotion, changed, {
      ...(seen.etag !== undefined && { ifMatch: seen.etag }),
    });
    const after = await admin.call(promotions.one, { id: promoId });
    expect(after.body).toMatchObject({ discount: 10, status: 'coming' });
    expect(after.body.startTime).toMatch(/\.000Z$/);
    expect(await refusalOf(api.visitor().call(activatePromotion, { promoId }))).toMatchObject({
      code: 'promotion_not_found',
    });
    for (const wrong of [
      { ...given, endTime: given.startTime },
      { ...given, discount: 0 },
      { ...given, discount: 101 },
      { ...given, target: [] },
      { ...given, promoId: '../price_list' },
      { ...given, reason: '' },
    ]) {
      expect(await refusalOf(admin.call(createPromotion, wrong))).toMatchObject({ code: 'invalid_input' });
    }
    const unknown = { ...given, promoId: 'no-such' };
    for (const call of [
      () => admin.call(changePromotion, unknown),
      () => admin.call(endPromotion, { promoId: 'no-such', reason: 'Enough' }),
      () => admin.call(makePromotionLink, { promoId: 'no-such' }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 404, code: 'promotion_not_found' });
    }
  });

  test('creates a link for everyone, and a personal one only for a user', async () => {
    const [open, personal] = ['autumn', 'for-one'];
    await admin.call(createPromotion, promotionSettings('open', open));
    await admin.call(createPromotion, promotionSettings('personal', personal));
    expect((await admin.call(makePromotionLink, { promoId: open })).body).toEqual({
      url: `http://localhost:8090/promo?id=${open}`,
    });
    expect(await refusalOf(admin.call(makePromotionLink, { promoId: personal }))).toMatchObject({
      code: 'invalid_input',
      fields: { userId: 'Name the user whom it is for.' },
    });
    const nobody = { promoId: personal, userId: randomUUID() };
    expect(await refusalOf(admin.call(makePromotionLink, nobody))).toMatchObject({ code: 'not_found' });
  });
});
