import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import { createCart, downloadReceipt } from '#domain/commerce/carts/cart-contract.ts';
import { hourMs, minuteMs } from '#domain/core/durations.ts';
import { fetchPurchaseReceipt, lookUpHistory, openPurchaseReceipt } from '#domain/support/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { buy } from '#services/commerce/testing/buy.ts';

const reason = 'Lost the receipt, ticket 4711';

let api: TestApi;
let admin: TestUser;
let student: TestUser;
let cartId: string;
let passedMs = 0;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock: () => new Date(Date.now() + passedMs).toISOString() });
  [admin, student] = await Promise.all([api.admin(), api.registerAndLogIn()]);
  cartId = await buy(api, student, 'package_silver');
});
afterAll(() => api[Symbol.asyncDispose]());

const open = async (of: string = cartId, by: TestUser = admin) =>
  (await by.call(openPurchaseReceipt, { cartId: of, reason })).body.opening;
const fetched = (url: string, by: TestUser) =>
  api.inject({ method: 'GET', url, headers: { authorization: `Bearer ${by.token}` } });
const read = (opening: string, by: TestUser = admin) =>
  fetched(fetchPurchaseReceipt.path.replace(':id', opening), by);
const history = async () =>
  (await admin.call(lookUpHistory, { id: student.userId, reason })).body.entries.filter(
    ({ type }) => type === 'ReceiptOpened',
  );

test("shows an admin the buyer's receipt, and records the reason in the history", async () => {
  const given = await read(await open());
  const own = await fetched(downloadReceipt.path.replace(':cartId', cartId), student);
  expect([given.statusCode, given.headers['content-type'], given.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  expect(given.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(given.rawPayload.length).toBe(own.rawPayload.length);
  expect(await history()).toMatchObject([
    {
      data: { userId: student.userId, adminId: admin.userId, cartId, reason },
      actor: { kind: 'admin', id: admin.userId },
      sentence: `An admin opened the receipt of a purchase. Reason: ${reason}`,
    },
  ]);
});

test('records each view once per command', async () => {
  const before = (await history()).length;
  const commandId = randomUUID();
  for (const _ of ['once', 'again']) await admin.call(openPurchaseReceipt, { cartId, reason }, { commandId });
  await open();
  expect((await history()).length - before).toBe(2);
});

test('is valid for one admin and one hour; a missing receipt is not recorded', async () => {
  const opening = await open();
  const count = (await history()).length;
  const other = await api.admin();
  expect((await read(opening, other)).statusCode).toBe(404);
  const refused = await read(opening, student);
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'not_allowed' }]);
  await expect(open(cartId, student)).rejects.toMatchObject({ code: 'not_allowed' });
  expect((await read(randomUUID())).statusCode).toBe(404);
  await expect(open(randomUUID())).rejects.toMatchObject({ code: 'cart_not_found' });
  const unpaid = (await student.call(createCart, { packageId: 'package_silver', country: 'US' })).body;
  await expect(open(unpaid.cartId)).rejects.toMatchObject({ code: 'cart_not_found' });
  expect(await history()).toHaveLength(count);
  passedMs = hourMs - minuteMs;
  expect((await read(opening)).statusCode).toBe(200);
  passedMs = hourMs + minuteMs;
  expect((await read(opening)).statusCode).toBe(404);
  passedMs = 0;
});

test("keeps the receipt of a deleted account without the buyer's name", async () => {
  const before = await read(await open());
  await student.call(deleteUser, { password: student.password });
  const after = await read(await open());
  expect([before.statusCode, after.statusCode]).toEqual([200, 200]);
  expect(after.rawPayload.length).toBeLessThan(before.rawPayload.length);
});
