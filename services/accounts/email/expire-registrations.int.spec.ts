import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  loginStudent,
  registerUser,
  resendVerification,
  verifyTokenEmail,
} from '#domain/accounts/contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { startTestApi, type TestApi } from '#infra/testing/api.ts';
import { projections } from '#projections/projections.ts';
import { createVerificationToken } from './verification-token.ts';
import { readAccount } from '../read-account.ts';
import { createOutbox } from '../../mail/outbox.ts';
import { aMail } from '../../mail/testing/a-mail.ts';
import { expireRegistrations } from './expire-registrations.ts';
import { dayMs } from '#domain/core/durations.ts';

const start = Date.parse('2026-11-22T12:00:00.000Z');
let day = 0;
const clock = () => new Date(start + day * dayMs).toISOString();
const password = 'a long password';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock });
});
afterAll(() => api[Symbol.asyncDispose]());

async function register(email = `${randomBytes(6).toString('hex')}@example.com`) {
  const { body } = await api.visitor().call(registerUser, { email, password });
  return { email, userId: body.id };
}
const logIn = ({ email }: { readonly email: string }) =>
  api.visitor().call(loginStudent, { email, password });
const statusOf = async (userId: string) => (await readAccount(api.storage.journal, userId)).status;

async function expireOn(at: number): Promise<number> {
  day = at;
  let last: string | undefined;
  for await (const { position } of api.storage.store.readAll()) last = position;
  const names = projections.map(({ name }) => name);
  await api.dependencies.readModels.waitFor(names, last, 10_000);
  const { settings } = api.dependencies;
  return expireRegistrations({ ...api.storage, settings }, { now: clock(), days: 30 });
}

test('deletes a registration that was never verified, and keeps a used account', async () => {
  day = 0;
  const { pool, keys } = api.storage;
  const verified = await api.registerAndLogIn();
  const never = await register();
  const paid = await register();
  const late = await register();
  const admin = await api.admin();
  const paidExpiryTime = '2031-01-01T00:00:00.000Z';
  await admin.call(grantPaidTime, { id: paid.userId, paidExpiryTime, reason: 'a gift' });
  const mail = aMail({ to: never.email, userId: never.userId });
  await createOutbox(pool).send(mail);

  day = 20;
  await api.visitor().call(resendVerification, { email: late.email });
  expect(await expireOn(29)).toBe(0);
  expect(await statusOf(never.userId)).toBe('active');

  expect(await expireOn(30)).toBe(1);
  expect(await statusOf(never.userId)).toBe('deleted');
  expect(await keys.find(never.userId)).toBeUndefined();
  expect(await createOutbox(pool).findWaiting(mail.id)).toBeUndefined();
  await expect(logIn(never)).rejects.toMatchObject({ code: 'wrong_credentials' });
  for (const { userId } of [verified, paid, late, admin]) expect(await statusOf(userId)).toBe('active');

  expect(await expireOn(30)).toBe(0);
  const { rows } = await pool.query<{ email: string | null; status: string }>(
    'select email, status from read_models.accounts where user_id = $1',
    [never.userId],
  );
  expect(rows).toEqual([{ email: null, status: 'deleted' }]);

  expect(await expireOn(50)).toBe(1);
  expect(await statusOf(late.userId)).toBe('deleted');
  expect(await expireOn(4_000)).toBe(0);
  for (const { userId } of [verified, paid, admin]) expect(await statusOf(userId)).toBe('active');
});

test('frees the address for a new account', async () => {
  day = 0;
  const first = await register();
  expect(await expireOn(31)).toBe(1);
  const second = await register(first.email);
  expect(second.userId).not.toBe(first.userId);
  expect((await logIn(second)).status).toBe(201);
  const token = await createVerificationToken(api.dependencies.settings, first, new Date(clock()));
  await expect(api.visitor().call(verifyTokenEmail, { token, password })).rejects.toMatchObject({
    code: 'token_invalid',
  });
  expect(await expireOn(60)).toBe(0);
  expect(await expireOn(61)).toBe(1);
});
