import { afterAll, beforeAll, expect, test } from 'vitest';
import { notificationSchema } from '#domain/notifications/contract.ts';
import {
  openTestReadModels,
  plansOf,
  startProjections,
  type Running,
  type TestReadModels,
} from '#infra/testing/projections.ts';
import { answerRescored, score } from '../core/testing/examples.ts';
import { notifications } from './projection.ts';
import { countUnread, notifiedAt, listNotifications } from './queries.ts';

let harness: TestReadModels;
let running: Running;
const userId = 'ann';
const stream = `notifications-${userId}`;

async function correct(attempt: string, person: { userId: string } | { visitorId: string } = { userId }) {
  return await harness.record(answerRescored(score(1, 4), score(3, 4), { attempt, person }));
}

async function told(position: string) {
  await harness.reached(notifications, position);
  const { db } = harness.readModels;
  const all = notificationSchema
    .strict()
    .array()
    .parse(await listNotifications(db, userId, 50));
  return {
    all,
    isRead: Object.fromEntries(all.map(({ attemptId, isRead }) => [attemptId, isRead])),
    unread: await countUnread(db, userId),
  };
}

beforeAll(async () => {
  harness = await openTestReadModels();
  running = startProjections(harness, [notifications]);
  await running.ready;
});

afterAll(async () => {
  await running[Symbol.asyncDispose]();
  await harness[Symbol.asyncDispose]();
});

test('lists notifications, marks one and then all as read, and adds new ones', async () => {
  await correct('a1');
  await correct('b1', { userId: 'bob' });
  await correct('v1', { visitorId: 'ann' });
  const first = await told(await correct('a2'));
  expect(first.all.map(({ attemptId }) => attemptId)).toEqual(['a2', 'a1']);
  const [newest, oldest] = first.all.map(({ id }) => id);
  expect(await listNotifications(harness.readModels.db, userId, 50, newest)).toEqual(first.all.slice(1));
  expect(await listNotifications(harness.readModels.db, userId, 50, oldest)).toEqual([]);
  expect(await listNotifications(harness.readModels.db, 'bob', 50, newest)).toEqual([]);
  expect(first.all[0]).toMatchObject({
    type: 'score_corrected',
    before: '1/4',
    after: '3/4',
    sessionId: null,
  });
  expect(first).toMatchObject({ isRead: { a1: false, a2: false }, unread: 2 });

  const notificationId = first.all[1]?.id ?? '';
  const one = await told(
    await harness.record({ type: 'NotificationRead', data: { notificationId }, stream, userId }),
  );
  expect(one).toMatchObject({ isRead: { a1: true, a2: false }, unread: 1 });

  const readAt = new Date().toISOString();
  const all = { type: 'AllNotificationsRead', data: { readAt }, stream, userId } as const;
  expect(await told(await harness.record(all))).toMatchObject({ isRead: { a1: true, a2: true }, unread: 0 });
  expect(await told(await correct('a3'))).toMatchObject({
    isRead: { a1: true, a2: true, a3: false },
    unread: 1,
  });
  expect((await told(await harness.record(all))).unread).toBe(0);

  const { db } = harness.readModels;
  expect(await listNotifications(db, userId, 1)).toMatchObject([{ attemptId: 'a3' }]);
  expect(await listNotifications(db, 'nobody', 50)).toEqual([]);
  expect(await notifiedAt(db, userId, notificationId)).toBe('2026-02-01T12:00:00.000Z');
  expect(await notifiedAt(db, 'bob', notificationId)).toBeUndefined();
  expect(await notifiedAt(db, userId, '')).toBeUndefined();
  expect(await countUnread(db, 'bob')).toBe(1);
});

test('finds the newest notifications of a user in an index', async () => {
  const table = `read_models.notifications_v${notifications.version}`;
  await harness.pool.query(`insert into ${table}
    select 'u' || n % 97, 'n' || n, 'score_corrected', lpad(n::text, 20, '0'), '2026', n % 9 > 0,
      'RSA-0001', 'a', null, '0/1', '1/1', 'because'
    from generate_series(1, 40000) n`);
  await harness.pool.query(`vacuum analyze ${table}`);
  const plans = await plansOf(harness, async (db) => {
    await listNotifications(db, 'u5', 50);
    await countUnread(db, 'u5');
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('_user_id_');
  }
});
