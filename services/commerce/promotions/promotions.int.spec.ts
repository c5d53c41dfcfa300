import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser, retrieveUser } from '#domain/accounts/contract.ts';
import { createCart, createPaymentIntentt, fetchCart } from '#domain/commerce/carts/cart-contract.ts';
import {
  activatePromotion,
  activatePromotionUid,
  fetchAllPackages,
  fetchAllPromotions,
} from '#domain/commerce/contract.ts';
import {
  createPromotion,
  endPromotion,
  makePromotionLink,
  promotions,
} from '#domain/commerce/promotions/promotion-contract.ts';
import {
  promotionRedemptionStream,
  redeemPromotion,
  redemptionId,
} from '#domain/commerce/promotions/promotion-redemption.ts';
import type { PromotionKind } from '#domain/commerce/promotions/promotion-kind.ts';
import { userPromotionsStream } from '#domain/commerce/promotions/user-promotions.ts';
import { hourMs } from '#domain/core/durations.ts';
import {
  eventually,
  startTestApi,
  type TestApi,
  type TestPerson,
  type TestUser,
} from '#infra/testing/api.ts';
import { refusalOf } from '#infra/testing/refusal-of.ts';
import { handle } from '../../core/handle.ts';
import { createTokens } from '../../identity/tokens.ts';
import { z } from 'zod';
import { buy } from '../testing/buy.ts';
import { iso, promotionSettings } from '../testing/promotion-settings.ts';

let api: TestApi;
let admin: TestUser;
/** The lead of the server's clock. */
let aheadMs = 0;
let next = 0;

beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock: () => iso(aheadMs) });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

async function make(kind: PromotionKind): Promise<string> {
  next += 1;
  const promoId = `${kind}-${next}`;
  await admin.call(createPromotion, promotionSettings(kind, promoId));
  await admin.call(promotions.one, { id: promoId });
  return promoId;
}
const held = async (person: TestPerson, cpcOffer?: string) =>
  (await person.call(fetchAllPromotions, { cpcOffer })).body.promotions.map(({ promoId }) => promoId);
const silverFor = async (person: TestPerson, cpcOffer?: string) => {
  const { body } = await person.call(fetchAllPackages, { country: 'AU', cpcOffer });
  return body.offers.find(({ packageId }) => packageId === 'package_silver')?.price.amount;
};
const totalOf = async (person: TestPerson, cartId: string) =>
  (await person.call(fetchCart, { cartId })).body.total.amount;
async function linkFor(promoId: string, userId: string) {
  const { url } = (await admin.call(makePromotionLink, { promoId, userId })).body;
  const search = new URL(url).searchParams;
  expect(new URL(url).pathname).toBe('/promo');
  return { promoId: search.get('id') ?? '', uid: search.get('uid') ?? '', token: search.get('token') ?? '' };
}
async function redeem(promoId: string, userId: string) {
  const commandId = randomUUID();
  const context = {
    commandId,
    correlationId: commandId,
    actor: { kind: 'system', id: 'test' } as const,
    at: iso(0),
    userId,
  };
  await handle(
    api.dependencies.journal,
    promotionRedemptionStream,
    redemptionId(promoId, userId),
    context,
    (state) => redeemPromotion(state, { promoId, userId, cartId: 'cart' }),
  );
}

describe('a public promotion', () => {
  test('applies to visitors and students until they buy with it', async () => {
    const promoId = await make('open');
    const [visitor, student] = [api.visitor(), await api.registerAndLogIn()];
    expect(await held(visitor)).toContain(promoId);
    expect(await silverFor(visitor)).toBe(59_40);
    expect(await silverFor(student)).toBe(59_40);
    expect(await student.call(activatePromotion, { promoId })).toMatchObject({ status: 200 });
    await redeem(promoId, student.userId);
    expect(await held(student)).not.toContain(promoId);
    expect(await silverFor(student)).toBe(99_00);
    expect(await refusalOf(student.call(activatePromotion, { promoId }))).toMatchObject({
      status: 409,
      code: 'promotion_redeemed',
    });
    const end = { promoId, reason: 'Enough' };
    await admin.call(endPromotion, end);
    await admin.call(promotions.one, { id: promoId });
    expect(await held(visitor)).not.toContain(promoId);
    expect(await visitor.call(activatePromotion, { promoId })).toMatchObject({ status: 201 });
  });
});

describe('a click promotion', () => {
  test('lasts 24 hours from the first click of a student, without a restart', async () => {
    const promoId = await make('click');
    const student = await api.registerAndLogIn();
    expect(await silverFor(student)).toBe(99_00);
    const first = await student.call(activatePromotion, { promoId });
    expect(first).toMatchObject({ status: 200, body: { promotion: { promoId, discount: 40 } } });
    expect(await silverFor(student)).toBe(59_40);
    aheadMs = 23 * hourMs;
    const again = await student.call(activatePromotion, { promoId });
    expect(again.body).toEqual(first.body);
    aheadMs = 24 * hourMs + 60_000;
    expect(await held(student)).not.toContain(promoId);
    expect(await student.call(activatePromotion, { promoId })).toMatchObject({ status: 201, body: {} });
    aheadMs = 0;
    const row = await eventually(async () => {
      const { body } = await admin.call(promotions.one, { id: promoId });
      expect(body.activated).toBe(1);
      return body;
    });
    expect(row).toMatchObject({ status: 'running', kind: 'click', redeemed: 0 });
  });

  test('lasts 24 hours from the first click of a visitor, stored in the browser', async () => {
    const [promoId, other] = [await make('click'), await make('click')];
    const visitor = api.visitor();
    const started = await visitor.call(activatePromotion, { promoId });
    if (started.status !== 200) throw new Error('it has begun');
    const { cpcOffer } = started.body;
    expect(await silverFor(visitor)).toBe(99_00);
    expect(await silverFor(visitor, cpcOffer)).toBe(59_40);
    aheadMs = 23 * hourMs;
    const both = await visitor.call(activatePromotion, {
      promoId: other,
      ...(cpcOffer !== undefined && { cpcOffer }),
    });
    if (both.status !== 200 || both.body.cpcOffer === undefined) throw new Error('it has begun');
    const kept = both.body.cpcOffer;
    const again = await visitor.call(activatePromotion, { promoId, cpcOffer: kept });
    expect(again.body).toMatchObject({ promotion: started.body.promotion });
    aheadMs = 25 * hourMs;
    expect(await held(visitor, kept)).toEqual([other]);
    expect(await visitor.call(activatePromotion, { promoId, cpcOffer: kept })).toMatchObject({ status: 201 });
    aheadMs = 0;
  });

  test('continues for a visitor who becomes a student', async () => {
    const promoId = await make('click');
    const clicked = await api.visitor().call(activatePromotion, { promoId });
    if (clicked.status !== 200 || clicked.body.cpcOffer === undefined) throw new Error('it has begun');
    const { cpcOffer, promotion } = clicked.body;
    const student = await api.registerAndLogIn();
    expect(await silverFor(student, cpcOffer)).toBe(59_40);
    aheadMs = hourMs;
    const taken = await student.call(activatePromotion, { promoId, cpcOffer });
    expect(taken).toMatchObject({ status: 200, body: { promotion } });
    aheadMs = 0;
    expect(await silverFor(student)).toBe(59_40);
  });

  test('of a visitor passes to the student who opens a cart, until they buy with it once', async () => {
    const promoId = await make('click');
    const clicked = await api.visitor().call(activatePromotion, { promoId });
    if (clicked.status !== 200 || clicked.body.cpcOffer === undefined) throw new Error('it has begun');
    const { cpcOffer, promotion } = clicked.body;
    const student = await api.registerAndLogIn();
    const own = async () => (await student.call(retrieveUser, {})).body.user.userPromo;
    expect(await own()).toEqual([]);
    aheadMs = hourMs;
    const wish = { packageId: 'package_silver', country: 'AU' } as const;
    const { cartId } = (await student.call(createCart, { ...wish, cpcOffer })).body;
    // It started with the click, not with the cart.
    expect(await own()).toEqual([
      { promoId, discount: 40, startTime: expect.any(String), endTime: promotion.endTime },
    ]);
    expect(Date.parse((await own())[0]?.startTime ?? '')).toBe(Date.parse(promotion.endTime) - 24 * hourMs);
    // Neither a forgetful nor another browser changes anything.
    expect(await held(student)).toEqual([promoId]);
    expect(await totalOf(student, cartId)).toBe(59_40);
    expect(await totalOf(student, (await student.call(createCart, wish)).body.cartId)).toBe(59_40);
    const bought = await buy(api, student, 'package_silver');
    const again = (await student.call(createCart, { ...wish, cpcOffer })).body.cartId;
    expect(await totalOf(student, again)).toBe(99_00);
    expect(await own()).toEqual([]);
    expect(await refusalOf(student.call(activatePromotion, { promoId, cpcOffer }))).toMatchObject({
      status: 409,
      code: 'promotion_redeemed',
    });
    const redemption = promotionRedemptionStream.nameOf(redemptionId(promoId, student.userId));
    const { journal } = api.dependencies;
    expect(await journal.read(promotionRedemptionStream, redemption)).toMatchObject([
      { data: { cartId: bought } },
    ]);
    aheadMs = 0;
  });

  test('belongs to the first student who claims it; another gets 24 hours of their own', async () => {
    const promoId = await make('click');
    const clicked = await api.visitor().call(activatePromotion, { promoId });
    if (clicked.status !== 200 || clicked.body.cpcOffer === undefined) throw new Error('it has begun');
    const { cpcOffer, promotion } = clicked.body;
    const [first, second, third] = [
      await api.registerAndLogIn(),
      await api.registerAndLogIn(),
      await api.registerAndLogIn(),
    ];
    const wish = { packageId: 'package_silver', country: 'AU' } as const;
    expect(await silverFor(second, cpcOffer)).toBe(59_40);
    const own = (await first.call(createCart, { ...wish, cpcOffer })).body.cartId;
    expect(await totalOf(first, own)).toBe(59_40);
    expect(await silverFor(first, cpcOffer)).toBe(59_40);

    expect([await held(second, cpcOffer), await silverFor(second, cpcOffer)]).toEqual([[], 99_00]);
    const copied = (await second.call(createCart, { ...wish, cpcOffer })).body.cartId;
    expect(await totalOf(second, copied)).toBe(99_00);
    aheadMs = hourMs;
    const theirs = await second.call(activatePromotion, { promoId, cpcOffer });
    if (theirs.status !== 200) throw new Error('it has begun');
    expect(Date.parse(theirs.body.promotion.endTime)).toBeGreaterThan(
      Date.parse(promotion.endTime) + hourMs / 2,
    );
    // Concurrently: it belongs to one student, and each has the promotion once.
    const again = await api.visitor().call(activatePromotion, { promoId });
    if (again.status !== 200 || again.body.cpcOffer === undefined) throw new Error('it has begun');
    const kept = again.body.cpcOffer;
    aheadMs = 2 * hourMs;
    const both = await Promise.all(
      [third, await api.registerAndLogIn()].map(async (by) => {
        const { body } = await by.call(activatePromotion, { promoId, cpcOffer: kept });
        return 'promotion' in body && body.promotion.endTime === again.body.promotion.endTime;
      }),
    );
    expect(both.filter(Boolean)).toHaveLength(1);
    aheadMs = 0;
  });

  test('that is over, forged or unknown reduces no cart and is not stored', async () => {
    const promoId = await make('click');
    const clicked = await api.visitor().call(activatePromotion, { promoId });
    if (clicked.status !== 200 || clicked.body.cpcOffer === undefined) throw new Error('it has begun');
    const { cpcOffer } = clicked.body;
    const student = await api.registerAndLogIn();
    const wish = { packageId: 'package_silver', country: 'AU' } as const;
    const forged = `${cpcOffer.slice(0, -4)}aaaa`;
    const cheat = (await student.call(createCart, { ...wish, cpcOffer: forged })).body.cartId;
    expect(await totalOf(student, cheat)).toBe(99_00);
    // Opened while it ran and loaded after its end: the seen price is not charged.
    const { cartId } = (await student.call(createCart, { ...wish, cpcOffer })).body;
    const seen = (await student.call(fetchCart, { cartId })).body.total;
    aheadMs = 25 * hourMs;
    expect(
      await refusalOf(student.call(createPaymentIntentt, { cartId, method: 'card', seen })),
    ).toMatchObject({
      code: 'price_changed',
    });
    expect(await student.call(activatePromotion, { promoId, cpcOffer })).toMatchObject({ status: 201 });
    const late = await api.registerAndLogIn();
    const full = (await late.call(createCart, { ...wish, cpcOffer })).body.cartId;
    expect(await totalOf(late, full)).toBe(99_00);
    const { journal } = api.dependencies;
    expect(await journal.read(userPromotionsStream, userPromotionsStream.nameOf(late.userId))).toEqual([]);
    aheadMs = 0;
  });

  test('ignores a start that is forged or from another site', async () => {
    const promoId = await make('click');
    const claims = JSON.stringify([{ promoId, startTime: iso(0), endTime: iso(48 * hourMs) }]);
    const foreign = await createTokens(
      'another secret of another site, long',
      'cpc-offer',
      z.object({ started: z.string() }),
    ).sign({ started: claims }, new Date(Date.now() + hourMs));
    const session = admin.token ?? '';
    for (const cpcOffer of [foreign, session, 'x', claims, 'a.b.c']) {
      expect(await silverFor(api.visitor(), cpcOffer)).toBe(99_00);
    }
  });
});

describe('a personal promotion', () => {
  test('starts by its link without a login, for the named user', async () => {
    const promoId = await make('personal');
    const [student, other] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
    expect(await refusalOf(student.call(activatePromotion, { promoId }))).toMatchObject({
      code: 'promotion_not_found',
    });
    const link = await linkFor(promoId, student.userId);
    const commandId = randomUUID();
    const follower = api.visitor();
    const started = await follower.call(activatePromotionUid, link, { commandId });
    expect(started).toMatchObject({ status: 200, body: { promotion: { promoId } } });
    expect(await follower.call(activatePromotionUid, link, { commandId })).toMatchObject({ status: 200 });
    expect(await silverFor(student)).toBe(59_40);
    expect(await silverFor(other)).toBe(99_00);

    for (const forged of [
      { ...link, uid: other.userId },
      { ...link, promoId: await make('personal') },
      { ...link, token: `${link.token.slice(0, -2)}xx` },
      { ...link, token: student.token ?? '' },
      { ...link, token: 'x' },
    ]) {
      expect(await refusalOf(api.call(activatePromotionUid, forged))).toMatchObject({
        code: 'token_invalid',
      });
    }
    await redeem(promoId, student.userId);
    expect(await refusalOf(api.call(activatePromotionUid, link))).toMatchObject({
      code: 'promotion_redeemed',
    });
  });

  test('reports when it is over, and is not found for a deleted user', async () => {
    const promoId = await make('personal');
    const student = await api.registerAndLogIn();
    const link = await linkFor(promoId, student.userId);
    aheadMs = 100 * hourMs;
    expect(await api.call(activatePromotionUid, link)).toMatchObject({ status: 201, body: {} });
    aheadMs = 0;
    await student.call(deleteUser, { password: student.password });
    expect(await refusalOf(api.call(activatePromotionUid, link))).toMatchObject({ code: 'token_invalid' });
  });
});
