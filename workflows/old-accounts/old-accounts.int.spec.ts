import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/core/durations.ts';
import {
  deleteOldAccount,
  fetchOldAccountDeletions,
  previewOldAccounts,
} from '#domain/old-accounts/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { buy } from '#services/commerce/testing/buy.ts';
import { eventually } from '../core/testing/test-harness.ts';
import { startTestWorkers } from '../core/testing/test-workers.ts';
import { createOldAccountActivities } from './activities.ts';
import { oldAccountsReactor } from './reactor.ts';

const start = Date.parse('2026-11-01T12:00:00.000Z');
let day = 0;
const clock = () => new Date(start + day * dayMs).toISOString();

let stack: AsyncDisposableStack;
let api: TestApi;
beforeAll(async () => {
  stack = new AsyncDisposableStack();
  api = stack.use(await startTestApi({ questions: 'none', clock }));
  stack.use(
    await startTestWorkers(
      api.storage,
      createOldAccountActivities({ ...api.storage, settings: api.dependencies.settings, clock }),
      (starter) => [oldAccountsReactor(starter)],
    ),
  );
});
afterAll(() => stack.disposeAsync());

const rules = { inactiveDays: 730, keepsBuyers: true };
const reason = 'Not used for two years';
const statusOf = async ({ userId }: TestUser) => (await readAccount(api.storage.journal, userId)).status;

test('deletes nothing in a preview, and then exactly what it showed, once', async () => {
  const [old, other, buyer, user] = [
    await api.registerAndLogIn(),
    await api.registerAndLogIn(),
    await api.registerAndLogIn(),
    await api.registerAndLogIn(),
  ];
  await buy(api, buyer, 'package_silver');
  const early = await api.admin();
  await expect(user.call(previewOldAccounts, rules)).rejects.toMatchObject({ code: 'not_allowed' });

  day = 400;
  await api.logIn(user);
  day = 731;
  const admin = await api.admin();
  const seen = async () => (await admin.call(previewOldAccounts, rules)).body;
  await eventually(async () => expect((await seen()).total).toBe(2));
  const { accounts, hasMore } = await seen();
  expect(hasMore).toBe(false);
  expect(accounts.map(({ id }) => id).toSorted()).toEqual([old.userId, other.userId].toSorted());
  expect((await admin.call(previewOldAccounts, { ...rules, keepsBuyers: false })).body.total).toBe(3);
  expect(await statusOf(old)).toBe('active');

  const wrong = admin.call(deleteOldAccount, { ...rules, expected: 1, reason });
  await expect(wrong).rejects.toMatchObject({ code: 'old_accounts_changed' });
  const commandId = randomUUID();
  const asked = { ...rules, expected: 2, reason };
  const { body } = await admin.call(deleteOldAccount, asked, { commandId });
  expect((await admin.call(deleteOldAccount, asked, { commandId })).body).toEqual(body);

  const runs = async () => (await admin.call(fetchOldAccountDeletions, {})).body.runs;
  await eventually(async () => expect(await runs()).toMatchObject([{ ...asked, deleted: 2 }]));
  for (const one of [old, other]) {
    expect(await statusOf(one)).toBe('deleted');
    expect(await api.storage.keys.find(one.userId)).toBeUndefined();
  }
  for (const one of [buyer, user, early]) expect(await statusOf(one)).toBe('active');
  expect((await admin.call(deleteOldAccount, asked, { commandId })).body).toEqual(body);
  await eventually(async () => expect((await seen()).total).toBe(0));
});

test('counts the deletions of a repeated step, and keeps an account used meanwhile', async () => {
  day = 1_000;
  const [old, used] = [await api.registerAndLogIn(), await api.registerAndLogIn()];
  day = 1_800;
  const { deleteOldAccounts } = createOldAccountActivities({
    ...api.storage,
    settings: api.dependencies.settings,
    clock,
  });
  const inactiveSince = new Date(start + 1_070 * dayMs).toISOString();
  const run = {
    runId: randomUUID(),
    keepsBuyers: true,
    inactiveSince,
    expected: 2,
    correlationId: randomUUID(),
  };
  await api.logIn(used);
  const userIds = [old.userId, used.userId];
  for (let time = 0; time < 2; time += 1) expect(await deleteOldAccounts(run, userIds)).toBe(1);
  expect(await statusOf(used)).toBe('active');
});
