import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as mockTests from '#domain/sittings/contract.ts';
import { fetchAllMockTest, startMockTest } from '#domain/mock-tests/contract.ts';
import { healthSchema } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { olderJournal } from '#infra/testing/older-journal.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { clientInside, createSeedTracks } from '#infra/testing/second-composition.ts';
import { composeApi, type Api } from '../composition.ts';

/** Two releases on one store, as during a rolling deploy: the older one does not know `MockTestAnswerSubmitted`. */
let newer: TestApi;
let older: Api;
beforeAll(async () => {
  newer = await startTestApi();
  const { log, settings, clock } = newer.dependencies;
  const journal = olderJournal(newer.storage, 'MockTestAnswerSubmitted');
  older = await composeApi(
    { ...newer.storage, journal, log, settings, clock },
    { tracks: createSeedTracks() },
  );
});
afterAll(async () => {
  await older?.[Symbol.asyncDispose]();
  await newer?.[Symbol.asyncDispose]();
});

const atOlder = ({ token }: TestUser) => clientInside(older.app, () => token, randomUUID());

test('refuses a test with events of a newer release, and serves other students', async () => {
  const [ann, ben] = await Promise.all([newer.registerAndLogIn(), newer.registerAndLogIn()]);
  const mockTestId = 'reading_sprint_1';
  const started = (student: TestUser) =>
    eventually(() => atOlder(student).call(startMockTest, { mockTestId }));
  const [{ body: hers }, { body: his }] = await Promise.all([started(ann), started(ben)]);
  const { sessionId, question } = hers;
  const uid = question?.uid ?? '';
  const given = { sessionId, uid, answer: rightAnswer(uid) };
  await ann.call(mockTests.saveMockTestQuestion, given);

  const refused = { status: 503, code: 'written_by_newer_version' };
  await expect(atOlder(ann).call(mockTests.loadMockTest, { sessionId })).rejects.toMatchObject(refused);
  await expect(atOlder(ann).call(mockTests.submitMockTest, { sessionId })).rejects.toMatchObject(refused);
  // The older release serves other students, and the other calls of this one.
  const loaded = await atOlder(ben).call(mockTests.loadMockTest, { sessionId: his.sessionId });
  expect(loaded.body).toMatchObject({ status: 'running', answered: 0 });
  await atOlder(ann).call(fetchAllMockTest, {});
  const health = await older.app.inject({ method: 'GET', url: '/health' });
  expect([health.statusCode, healthSchema.parse(health.json()).parts['eventStore']?.status]).toEqual([
    200,
    'ok',
  ]);
  expect((await ann.call(mockTests.saveMockTestQuestion, given)).body.answered).toBe(1);
  expect((await ann.call(mockTests.submitMockTest, { sessionId })).body.status).toBe('scored');
});
