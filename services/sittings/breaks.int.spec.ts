import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endMockTestBreak } from '#domain/sittings/clocks/break-contract.ts';
import { breakSeconds } from '#domain/sittings/clocks/breaks.ts';
import * as contract from '#domain/sittings/contract.ts';
import { fetchAllMockTest, startMockTest } from '#domain/mock-tests/contract.ts';
import { grantExtraTime } from '#domain/extra-time/contract.ts';
import { holdMockTest, saveMockTestDraft } from '#domain/sittings/hold-contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { readSitting } from './read-sitting.ts';

const realTime = () => Date.now();
/** The lead of the server's clock, so that a test need not wait for a break to end. */
let aheadMs = 0;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock: () => new Date(realTime() + aheadMs).toISOString() });
});
afterAll(() => api[Symbol.asyncDispose]());

/** A student with breaks, and otherwise the exam's time. */
async function withBreaks(): Promise<TestUser> {
  const [admin, user] = await Promise.all([api.admin(), api.registerAndLogIn()]);
  const reason = 'A letter of a doctor';
  await admin.call(grantExtraTime, { id: user.userId, percent: 0, stopClock: true, reason });
  return user;
}
const start = async (user: TestUser) =>
  (await eventually(() => user.call(startMockTest, { mockTestId: 'reading_sprint_1' }))).body;
const load = async (user: TestUser, sessionId: string) =>
  (await user.call(contract.loadMockTest, { sessionId })).body;
const answerThenBreak = async (user: TestUser, { sessionId, question }: contract.Sitting) => {
  const uid = question?.uid ?? '';
  const given = { sessionId, uid, answer: rightAnswer(uid), thenBreak: true as const };
  return (await user.call(contract.saveMockTestQuestion, given)).body;
};
const secondsLeft = ({ clock, dateNow }: contract.Sitting) =>
  (Date.parse(clock?.deadline ?? '') - Date.parse(dateNow)) / 1000;

test('stops the clock and hides the question until the student continues', async () => {
  const ann = await withBreaks();
  expect((await ann.call(fetchAllMockTest, {})).body).toMatchObject({
    extraPercent: null,
    stopClock: true,
  });
  const started = await start(ann);
  expect(started).toMatchObject({ nextBreakSeconds: breakSeconds.each });
  const { sessionId } = started;
  const resting = await answerThenBreak(ann, started);
  expect(resting).toMatchObject({ status: 'running', answered: 1 });
  expect(resting.question).toBeUndefined();
  expect(resting.clock).toBeUndefined();
  const left = resting.onBreak?.secondsLeft ?? 0;

  // A hidden question takes no draft.
  const sitting = await readSitting(api.storage.journal, sessionId);
  const uid = sitting?.state.questions[1]?.uid ?? '';
  const holder = randomUUID();
  await ann.call(holdMockTest, { sessionId, holder });
  const draft = { sessionId, uid, answer: rightAnswer(uid), holder, edit: 1 };
  expect((await ann.call(saveMockTestDraft, draft)).body).toEqual({ isKept: false });

  aheadMs += 300_000;
  expect(await load(ann, sessionId)).toMatchObject({ onBreak: resting.onBreak });
  await expect(ann.call(endMockTestBreak, { sessionId, holder: randomUUID() })).rejects.toMatchObject({
    code: 'sitting_taken_over',
  });
  const { body: after } = await ann.call(endMockTestBreak, { sessionId, holder });
  expect(after.question?.uid).toBe(uid);
  expect(after.onBreak).toBeUndefined();
  expect(secondsLeft(after)).toBeCloseTo(left, 0);
  expect(after.questionSince).toBe(after.dateNow);
  // Another tab may have done it.
  expect((await ann.call(endMockTestBreak, { sessionId, holder })).body.clock).toEqual(after.clock);

  // The break does not count for the next answer.
  await ann.call(contract.saveMockTestQuestion, { sessionId, uid, answer: rightAnswer(uid), holder });
  const seconds = (await readSitting(api.storage.journal, sessionId))?.answerSeconds;
  expect(seconds?.get(uid)).toBeLessThan(60);
});

test('ends a break after its length', async () => {
  const ann = await withBreaks();
  const resting = await answerThenBreak(ann, await start(ann));
  aheadMs += (breakSeconds.each + 20) * 1000;
  const after = await load(ann, resting.sessionId);
  expect(after.question).toBeDefined();
  expect(after.questionSince).toBe(resting.onBreak?.endsAt);
  const sinceBreak = (Date.parse(after.dateNow) - Date.parse(resting.onBreak?.endsAt ?? '')) / 1000;
  expect(secondsLeft(after)).toBeCloseTo((resting.onBreak?.secondsLeft ?? 0) - sinceBreak, 1);
  expect(after.nextBreakSeconds).toBe(breakSeconds.each);
});

test('gives no break to a student without the right', async () => {
  const ben = await api.registerAndLogIn();
  expect((await ben.call(fetchAllMockTest, {})).body.stopClock).toBe(false);
  const started = await start(ben);
  expect(started.nextBreakSeconds).toBeUndefined();
  const after = await answerThenBreak(ben, started);
  expect(after.onBreak).toBeUndefined();
  expect(after.question).toBeDefined();
  const { userId: id } = ben;
  const nothing = { id, percent: 0 as const, stopClock: false, reason: 'a test' };
  await expect((await api.admin()).call(grantExtraTime, nothing)).rejects.toMatchObject({ status: 400 });
});
