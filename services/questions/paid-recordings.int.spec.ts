import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import * as mockTests from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { fetchOwnAttempts, saveQuestionDone } from '#domain/practice/contract.ts';
import { trackOf } from '#domain/question-types/recording.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import {
  draftQuestion,
  fetchPlayableTrack,
  fetchViewablePicture,
  publishQuestion,
} from '#domain/questions/admin-contract.ts';
import { fetchQuestion } from '#domain/questions/contract.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { rightAnswer, seeded } from '#infra/testing/question-bank.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';

const free = seeded('LWD');
const paidPicture = seeded('SDI', { free: false });
const forPay = seeded('LWD', { free: false });
const inTest = { ...forPay, uid: 'LWD-9001', reserved: true };
const hearingTest: MockTestBlueprint = {
  mockTestId: 'hearing',
  mockTestCategory: 'sprint',
  name: 'A sentence',
  description: 'One sentence to write down.',
  sections: oneClock('listening', 360, [{ type: 'LWD', count: 1 }]),
};

const hourMs = 60 * 60 * 1000;
const noon = Date.UTC(2030, 5, 15, 12);
let now = noon;

let api: TestApi;
let admin: TestUser;
let student: TestUser;
let paid: TestUser;
beforeAll(async () => {
  api = await startTestApi({
    mockTests: [hearingTest],
    questions: [free.uid, forPay.uid, paidPicture.uid],
    clock: () => new Date(now).toISOString(),
  });
  [admin, student, paid] = await Promise.all([api.admin(), api.registerAndLogIn(), api.registerAndLogIn()]);
  const paidExpiryTime = '2099-01-01T00:00:00.000Z';
  await admin.call(grantPaidTime, { id: paid.userId, paidExpiryTime, reason: 'a test' });
  await admin.call(draftQuestion, { question: inTest });
  await admin.call(publishQuestion, { uid: inTest.uid });
});
afterAll(() => api[Symbol.asyncDispose]());
beforeEach(() => {
  now = noon;
});

/** A player sends no credentials. */
const hear = (track: string, headers: Record<string, string> = {}) =>
  api.inject({ method: 'GET', url: `/api/aws/getAudioFile/${track}?v=1`, headers });
const statusOf = async (track: string) => (await hear(track)).statusCode;
const heardIn = (view: QuestionView | undefined) => (view && trackOf(view)) ?? 'none';
const toldTo = async (person: Pick<TestUser, 'call'>, uid: string) =>
  heardIn((await person.call(fetchQuestion, { uid })).body.question);

describe('a recording', () => {
  test('does not play under its own name, and does not reveal whether it exists', async () => {
    for (const track of [forPay.track, free.track, 'LWD-0000.mp3', forPay.track.replace('.mp3', '')]) {
      const refused = await hear(track);
      expect(expectRefusal(refused, 403, 'address_not_valid')).toEqual({});
      expect(refused.headers['cache-control']).toBe('no-store');
    }
  });

  test('of a free question plays for a visitor, in parts too', async () => {
    const track = await toldTo(api.visitor(), free.uid);
    const whole = await hear(track);
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'audio/mpeg']);
    const part = await hear(track, { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true);
    const head = await api.inject({ method: 'HEAD', url: `/api/aws/getAudioFile/${track}` });
    expect(head.headers['content-length']).toBe(String(whole.rawPayload.length));
  });

  test('of a paid question is shown only to those with access', async () => {
    for (const person of [api.visitor(), student]) {
      await expect(toldTo(person, forPay.uid)).rejects.toMatchObject({ code: 'paid_plan_needed' });
    }
    for (const person of [paid, admin]) expect(await statusOf(await toldTo(person, forPay.uid))).toBe(200);
    const [, endsAt, signature] = (await toldTo(student, free.uid)).split('.');
    const forged = `${forPay.track.replace('.mp3', '')}.${endsAt}.${signature}.mp3`;
    expectRefusal(await hear(forged), 403, 'address_not_valid');
  });

  test('has a name for half a day that plays for at most a day', async () => {
    const track = await toldTo(paid, forPay.uid);
    now = noon + 11 * hourMs;
    expect(await toldTo(paid, forPay.uid)).toBe(track);
    now = noon + 23 * hourMs;
    expect(await statusOf(track)).toBe(200);
    now = noon + 24 * hourMs;
    expectRefusal(await hear(track, { range: 'bytes=0-9' }), 403, 'address_not_valid');
    expect(await statusOf(await toldTo(paid, forPay.uid))).toBe(200);
  });

  test('is cached by the browser of the listener while its name is valid, and by no proxy', async () => {
    const track = await toldTo(paid, forPay.uid);
    now = noon + 20 * hourMs;
    expect((await hear(track)).headers['cache-control']).toBe(`private, max-age=${4 * 3600}, immutable`);
  });

  test('plays in an own attempt, in a sitting and in its result', async () => {
    const answer = rightAnswer(forPay.uid);
    await paid.call(saveQuestionDone, { uid: forPay.uid, answer, secondsUsed: 1 });
    const attempts = await eventually(async () => {
      const { body } = await paid.call(fetchOwnAttempts, { uid: forPay.uid });
      expect(body.attempts).toHaveLength(1);
      return body.attempts;
    });
    expect(await statusOf(heardIn(attempts[0]?.question))).toBe(200);

    const { mockTestId } = hearingTest;
    const started = await eventually(() => paid.call(startMockTest, { mockTestId }));
    const { sessionId, question } = started.body;
    expect(await statusOf(heardIn(question))).toBe(200);
    // A tab left open over night gets a new name for the recording.
    const loaded = await paid.call(mockTests.loadMockTest, { sessionId });
    expect(await statusOf(heardIn(loaded.body.question))).toBe(200);
    await paid.call(mockTests.saveMockTestQuestion, { sessionId, uid: inTest.uid, answer });
    await paid.call(mockTests.submitMockTest, { sessionId });
    const result = await paid.call(mockTests.fetchMockTestResult, { sessionId });
    now = noon + 48 * hourMs;
    expectRefusal(await hear(heardIn(result.body.questions[0]?.question)), 403, 'address_not_valid');
    const later = await paid.call(mockTests.fetchMockTestResult, { sessionId });
    expect(await statusOf(heardIn(later.body.questions[0]?.question))).toBe(200);
  });

  test('plays for admins even if it is unused, and is reported as missing if it is', async () => {
    const { body } = await admin.call(fetchPlayableTrack, { track: forPay.track });
    expect(await statusOf(body.track)).toBe(200);
    await expect(admin.call(fetchPlayableTrack, { track: `${randomUUID()}.mp3` })).rejects.toMatchObject({
      code: 'track_missing',
    });
  });
});

test('shows the picture of a paid question only with access, under a temporary name', async () => {
  const see = async (name: string) =>
    (await api.inject({ method: 'GET', url: `/api/aws/getImageFile/${name}` })).statusCode;
  const { uid, image = '' } = paidPicture;
  expect(await see(image)).toBe(403);
  expect(await see(image.split('.')[0] ?? '')).toBe(403);
  await expect(student.call(fetchQuestion, { uid })).rejects.toMatchObject({ code: 'paid_plan_needed' });
  const { question } = (await paid.call(fetchQuestion, { uid })).body;
  const shown = 'image' in question ? (question.image ?? '') : '';
  expect(await see(shown)).toBe(200);
  const viewed = await admin.call(fetchViewablePicture, { image });
  expect(await see(viewed.body.image)).toBe(200);
  await expect(student.call(fetchViewablePicture, { image })).rejects.toMatchObject({ status: 403 });
  now = noon + 24 * hourMs;
  expect(await see(shown)).toBe(403);
});
