import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishQuestion, retireQuestion } from '#domain/questions/admin-contract.ts';
import { fetchDueReviews, stopReview as stopReviewCall } from '#domain/reviews/contract.ts';
import { reviewCardId, reviewCardStream } from '#domain/reviews/review-card.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { correctRecall, recordRecall } from './record-recall.ts';
import { scheduler } from './scheduler.ts';

let now = '2026-03-01T12:00:00.000Z';
let api: TestApi;
let student: TestUser;
beforeAll(async () => {
  api = await startTestApi({ clock: () => now });
  student = await api.registerAndLogIn();
});
afterAll(() => api[Symbol.asyncDispose]());

const missed = { points: 0, maximum: 1, successful: false };
const right = { points: 1, maximum: 1, successful: true };
const context = (userId: string, at: string, commandId: string = randomUUID()) => ({
  commandId,
  correlationId: commandId,
  actor: { kind: 'system', id: 'workflows' } as const,
  userId,
  at,
});
interface Given {
  readonly user?: TestUser;
  readonly uid: string;
  readonly at: string;
  readonly score?: typeof missed;
  readonly attemptId?: string;
  readonly commandId?: string;
}
async function answer({
  user = student,
  uid,
  at,
  score = missed,
  attemptId = randomUUID(),
  commandId,
}: Given) {
  const { userId } = user;
  const { journal } = api.storage;
  await recordRecall({ journal }, { userId, uid, attemptId, score, at }, context(userId, at, commandId));
  return attemptId;
}
const cardOf = (uid: string, user = student) =>
  api.storage.journal.read(reviewCardStream, reviewCardStream.nameOf(reviewCardId(user.userId, uid)));
const typesOf = async (uid: string, user = student) => (await cardOf(uid, user)).map(({ type }) => type);
/** With the position of an earlier command, like a client. */
async function due(user: TestUser, at: string, timeZone = 'UTC') {
  now = at;
  const name = reviewCardStream.nameOf(reviewCardId(user.userId, seeded('RSA').uid));
  const card = await api.storage.journal.readAny(name);
  const after = card.at(-1)?.position;
  await api.dependencies.readModels.waitFor(['reviews'], after);
  return (await user.call(fetchDueReviews, { timeZone })).body;
}

test("lists missed questions due by the end of the user's day, locked without a plan", async () => {
  const user = await api.registerAndLogIn();
  const [free, paid] = [seeded('RSA'), seeded('RRP', { free: false })];
  await answer({ user, uid: paid.uid, at: '2026-03-01T12:30:00.000Z' });
  await answer({ user, uid: free.uid, at: '2026-03-01T11:30:00.000Z' });
  const titled = { uid: free.uid, type: 'RSA', title: free.title, lapses: 0 };
  const first = { ...titled, due: '2026-03-01T23:30:00.000Z', isLocked: false };
  const evening = await due(user, '2026-03-01T20:00:00.000Z');
  // Half a day after it was missed; the other one comes half an hour after midnight.
  const other = { uid: paid.uid, type: 'RRP', title: paid.title, lapses: 0 };
  const second = { ...other, due: '2026-03-02T00:30:00.000Z', isLocked: true };
  expect(evening).toEqual({ due: [first], dueToday: 1, scheduled: 2, nextDue: second.due });
  expect(await due(user, '2026-03-01T20:00:00.000Z', 'Atlantic/Cape_Verde')).toEqual({
    due: [first, second],
    dueToday: 2,
    scheduled: 2,
    nextDue: null,
  });
  expect(await due(user, '2026-03-01T20:00:00.000Z', 'Europe/Berlin')).toMatchObject({
    due: [],
    nextDue: first.due,
  });
});

describe('a card', () => {
  test('is created by a miss, moved by every later answer, and records how', async () => {
    const { uid } = seeded('RSA', { nth: 1 });
    await answer({ uid, at: '2026-03-01T10:00:00.000Z', score: right });
    expect(await cardOf(uid)).toEqual([]);
    await answer({ uid, at: '2026-03-01T11:00:00.000Z' });
    await answer({ uid, at: '2026-03-02T11:00:00.000Z', score: right });
    const events = await cardOf(uid);
    expect(events.map(({ data }) => 'recall' in data && [data.recall, data.scheduler])).toEqual([
      ['again', scheduler.name],
      ['good', scheduler.name],
    ]);
    expect(events.at(-1)?.data).toMatchObject({
      memory: { due: '2026-03-04T11:00:00.000Z', lapses: 0, reps: 2, lastReview: '2026-03-02T11:00:00.000Z' },
    });
  });

  test('ignores a repeated or older answer', async () => {
    const { uid } = seeded('RSA', { nth: 2 });
    const once = { uid, at: '2026-03-01T11:00:00.000Z', attemptId: randomUUID(), commandId: randomUUID() };
    await Promise.all([answer(once), answer(once), answer(once)]);
    await answer({ ...once, commandId: randomUUID() });
    await answer({ uid, at: '2026-03-01T10:59:59.999Z', score: right });
    await answer({ uid, at: '2026-02-01T00:00:00.000Z' });
    expect(await typesOf(uid)).toEqual(['ReviewScheduled']);
  });

  test('is stopped by the student, and returns after another miss', async () => {
    const user = await api.registerAndLogIn();
    const { uid } = seeded('RSA');
    const stop = () => user.call(stopReviewCall, { uid });
    await stop();
    await answer({ user, uid, at: '2026-03-01T12:00:00.000Z' });
    await Promise.all([stop(), stop()]);
    expect(await typesOf(uid, user)).toEqual(['ReviewScheduled', 'ReviewStopped']);
    expect(await due(user, '2026-03-02T12:00:00.000Z')).toMatchObject({ due: [], scheduled: 0 });
    await answer({ user, uid, at: '2026-03-03T12:00:00.000Z', score: right });
    expect(await typesOf(uid, user)).toHaveLength(2);
    await answer({ user, uid, at: '2026-03-04T12:00:00.000Z' });
    expect(await due(user, '2026-03-05T12:00:00.000Z')).toMatchObject({ dueToday: 1, due: [{ uid }] });
  });

  test('of a retired question waits until it is published again', async () => {
    const [user, admin] = await Promise.all([api.registerAndLogIn(), api.admin()]);
    const { uid } = seeded('RSA');
    await answer({ user, uid, at: '2026-03-01T12:00:00.000Z' });
    const asked = async () => {
      const { body } = await user.call(fetchDueReviews, {});
      return body.due.map((card) => card.uid);
    };
    expect((await due(user, '2026-03-02T12:00:00.000Z')).dueToday).toBe(1);
    const { position } = await admin.call(retireQuestion, { uid, reason: 'outdated' });
    await api.dependencies.readModels.waitFor(['questions'], position);
    expect(await asked()).toEqual([]);
    const { position: back } = await admin.call(publishQuestion, { uid });
    await api.dependencies.readModels.waitFor(['questions'], back);
    expect(await asked()).toEqual([uid]);
  });
});

describe('after a corrected key', () => {
  const correct = async (user: TestUser, uid: string, attemptId: string, successful: boolean, at: string) => {
    const { userId } = user;
    const [score, previous] = successful ? [right, missed] : [missed, right];
    const { journal } = api.storage;
    await correctRecall({ journal }, { userId, uid, attemptId, score, previous, at }, context(userId, at));
  };
  test('stops a card whose only miss is now right, and creates one for an answer that is now wrong', async () => {
    const user = await api.registerAndLogIn();
    const { uid } = seeded('RFB');
    const attemptId = await answer({ user, uid, at: '2026-03-01T12:00:00.000Z' });
    await correct(user, uid, attemptId, true, '2026-03-02T12:00:00.000Z');
    expect(await typesOf(uid, user)).toEqual(['ReviewScheduled', 'ReviewStopped']);
    await correct(user, uid, attemptId, false, '2026-03-03T12:00:00.000Z');
    expect(await typesOf(uid, user)).toEqual(['ReviewScheduled', 'ReviewStopped', 'ReviewScheduled']);
    await correct(user, uid, attemptId, true, '2026-03-04T12:00:00.000Z');
    expect((await typesOf(uid, user)).at(-1)).toBe('ReviewStopped');
  });

  test('keeps a card with another miss', async () => {
    const user = await api.registerAndLogIn();
    const { uid } = seeded('RFB');
    const attemptId = await answer({ user, uid, at: '2026-03-01T12:00:00.000Z' });
    await answer({ user, uid, at: '2026-03-01T13:00:00.000Z' });
    await correct(user, uid, attemptId, true, '2026-03-02T12:00:00.000Z');
    expect(await typesOf(uid, user)).toEqual(['ReviewScheduled', 'ReviewScheduled']);
  });

  test('changes nothing for an equal score', async () => {
    const user = await api.registerAndLogIn();
    const { uid } = seeded('RFB');
    const { userId } = user;
    const at = '2026-03-02T12:00:00.000Z';
    const same = { userId, uid, attemptId: randomUUID(), score: missed, previous: missed, at };
    await correctRecall({ journal: api.storage.journal }, same, context(userId, at));
    expect(await cardOf(uid, user)).toEqual([]);
  });
});

test('gives visitors no reviews, and no user those of another', async () => {
  await expect(api.visitor().call(fetchDueReviews, {})).rejects.toMatchObject({ code: 'not_logged_in' });
  const other = await api.registerAndLogIn();
  expect((await other.call(fetchDueReviews, {})).body).toEqual({
    due: [],
    dueToday: 0,
    scheduled: 0,
    nextDue: null,
  });
});
