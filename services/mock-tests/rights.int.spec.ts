import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { fetchCredits, grantCredits } from '#domain/credits/contract.ts';
import { retrieveUser } from '#domain/accounts/contract.ts';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { allowFirstMockTest, giveMockTestBack } from '#domain/sittings/admin-contract.ts';
import { countedOf } from '#domain/mock-tests/blueprint.ts';
import { mockTestCatalogue } from '#domain/mock-tests/catalogue.ts';
import * as contract from '#domain/sittings/contract.ts';
import {
  fetchAllMockTest,
  startFreeMockTest,
  startMockTest,
  createRandomMockTest,
  didMockTestOverview,
} from '#domain/mock-tests/contract.ts';
import * as listContract from '#domain/sittings/list-contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { answerableCodes } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { spendForSitting } from '../credits/test-credits.ts';
import { settleCredits } from '../credits/settle-credits.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';
import { flaggedSittingId, freeSittingId, sittingIdOf } from '../sittings/sitting-ids.ts';

const answerableSchema = z.enum(answerableCodes);
const whole = 'full_core';
const part = 'reading_core';

let api: TestApi;
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs).toISOString();
const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: now(),
});
/** Enough for one test of Core and for the free one, all of them paid questions. */
const counts = new Map(
  ['free_mock_test', whole].flatMap((id) =>
    mockTestCatalogue({ sprintSeconds: 360 })
      .filter(({ mockTestId }) => mockTestId === id)
      .flatMap(({ sections }) => countedOf(sections).map(({ type, count }) => [type, count] as const)),
  ),
);
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock: now });
  const reserved = [...counts].flatMap(([type, count]) =>
    Array.from({ length: count }, (_none, at) => ({
      ...sampleQuestions[answerableSchema.parse(type)],
      uid: `${type}-8${String(at).padStart(2, '0')}1`,
      reserved: true,
      free: false,
    })),
  );
  for (const question of reserved) {
    await draftQuestion(api.dependencies, question, context());
    await publishQuestion(api.dependencies, question.uid, context());
  }
  const user = await api.registerAndLogIn();
  await eventually(async () => {
    if ((await testOf(user, whole))?.access !== 'locked') throw new Error('the bank is not listed yet');
  });
});
afterAll(() => api[Symbol.asyncDispose]());

const listOf = async (user: TestUser) => (await user.call(fetchAllMockTest, {})).body;
const testOf = async (user: TestUser, id: string) =>
  (await listOf(user)).mockTests.find(({ mockTestId }) => mockTestId === id);
const start = (user: TestUser, mockTestId: string, commandId: string = randomUUID()) =>
  user.call(startMockTest, { mockTestId }, { commandId });
const grant = async (user: TestUser, kind: 'full_test' | 'sectional_test', credits = 1) =>
  (await api.admin()).call(grantCredits, { id: user.userId, kind, credits, reason: 'was promised' });
const startOf = async (sessionId: string) => {
  const [event] = await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
  if (event?.type !== 'MockTestStarted') throw new Error(`${sessionId} was not started`);
  return event.data;
};
const expectRefused = (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code });
const creditsOf = async (user: TestUser) => (await user.call(fetchCredits, {})).body.fullTestCredits;

describe('the right to a test', () => {
  test('is missing without plan, flag or credit, as shown in the list', async () => {
    const ann = await api.registerAndLogIn();
    expect(await testOf(ann, whole)).toMatchObject({ access: 'locked', paidBy: null, credit: 'full_test' });
    expect(await testOf(ann, part)).toMatchObject({ access: 'locked', credit: 'sectional_test' });
    await expectRefused(start(ann, whole), 'mock_test_locked');
    expect(await listOf(ann)).toMatchObject({
      credits: { full_test: 0, sectional_test: 0 },
      paidBy: { full: null, sectional: null },
    });
  });

  test('comes from the plan, without spending a credit', async () => {
    const ann = await api.registerAndLogIn();
    await grant(ann, 'full_test');
    const paidExpiryTime = '2099-01-01T00:00:00.000Z';
    await (await api.admin()).call(grantPaidTime, { id: ann.userId, paidExpiryTime, reason: 'a test' });
    expect(await testOf(ann, whole)).toMatchObject({ access: 'open', paidBy: 'plan' });
    const { body } = await start(ann, whole);
    expect(await startOf(body.sessionId)).toMatchObject({ paidBy: 'plan' });
    expect(await creditsOf(ann)).toBe(1);
  });

  test('costs one credit per sitting, and none for a repeated command', async () => {
    const ann = await api.registerAndLogIn();
    await grant(ann, 'full_test');
    expect(await testOf(ann, whole)).toMatchObject({ access: 'open', paidBy: 'credit' });
    const commandId = randomUUID();
    const first = await start(ann, whole, commandId);
    const { sessionId } = first.body;
    expect(await startOf(sessionId)).toMatchObject({ paidBy: 'credit' });
    expect((await start(ann, whole, commandId)).body.sessionId).toBe(sessionId);
    expect(await creditsOf(ann)).toBe(0);
    await expectRefused(start(ann, whole), 'mock_test_locked');
    const { body } = await ann.call(fetchCredits, {});
    expect(body.entries.filter(({ mockTestId }) => mockTestId !== null)).toMatchObject([
      { kind: 'full_test', change: -1, balance: 0, cause: 'spent', mockTestId: whole },
    ]);
  });

  test('to a full test is not covered by a sectional credit', async () => {
    const ann = await api.registerAndLogIn();
    await grant(ann, 'sectional_test');
    await expectRefused(start(ann, whole), 'mock_test_locked');
    expect((await start(ann, part)).body.mockTestId).toBe(part);
  });

  test('is granted to one of ten concurrent starts with one credit', async () => {
    const ann = await api.registerAndLogIn();
    await grant(ann, 'full_test');
    const ids = Array.from({ length: 10 }, () => randomUUID());
    const outcomes = await Promise.allSettled(ids.map((id) => start(ann, whole, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await creditsOf(ann)).toBe(0);
    const sittings = await Promise.all(
      ids.map((id) =>
        api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sittingIdOf(ann.userId, id))),
      ),
    );
    expect(sittings.filter((events) => events.length > 0)).toHaveLength(1);
  });

  test('covers one full test with the flag, also for two concurrent starts', async () => {
    const ann = await api.registerAndLogIn();
    await (await api.admin()).call(allowFirstMockTest, { id: ann.userId });
    expect(await testOf(ann, whole)).toMatchObject({ access: 'open', paidBy: 'flag' });
    const ids = [randomUUID(), randomUUID()];
    const outcomes = await Promise.allSettled(ids.map((id) => start(ann, whole, id)));
    const started = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.body.sessionId] : []));
    expect(new Set(started).size).toBe(1);
    expect(await testOf(ann, whole)).toMatchObject({ access: 'locked' });
    await expectRefused(start(ann, whole), 'mock_test_locked');
    const [sessionId = ''] = started;
    const [event] = await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
    expect((await start(ann, whole, event?.metadata.causationId)).body.sessionId).toBe(sessionId);
  });
});

test('cannot be taken from another student by a chosen command id', async () => {
  const [mallory, ann] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  await (await api.admin()).call(allowFirstMockTest, { id: ann.userId });
  await grant(mallory, 'full_test', 2);
  for (const commandId of [freeSittingId(ann.userId), flaggedSittingId(ann.userId)])
    expect((await start(mallory, whole, commandId)).body.sessionId).not.toBe(commandId);
  expect(await testOf(ann, 'free_mock_test')).toMatchObject({ access: 'open' });
  expect(await testOf(ann, whole)).toMatchObject({ access: 'open', paidBy: 'flag' });
  const free = (await ann.call(startFreeMockTest, {})).body;
  expect(free).toMatchObject({ status: 'running', sessionId: freeSittingId(ann.userId) });
  expect((await start(ann, whole)).body.sessionId).toBe(flaggedSittingId(ann.userId));
});

describe('a credit for a sitting', () => {
  const spendAndDie = async (user: TestUser, commandId: string) => {
    const sessionId = sittingIdOf(user.userId, commandId);
    const sitting = { kind: 'full_test', sessionId, mockTestId: whole } as const;
    await spendForSitting(api.dependencies, user.userId, sitting, context());
  };

  test('that was spent before a crash pays for the repeated start', async () => {
    const ann = await api.registerAndLogIn();
    await grant(ann, 'full_test');
    const commandId = randomUUID();
    await spendAndDie(ann, commandId);
    expect(await creditsOf(ann)).toBe(0);
    await expectRefused(start(ann, whole), 'mock_test_locked');
    await expectRefused(start(ann, part, commandId), 'mock_test_locked');
    await start(ann, whole, commandId);
    expect(await creditsOf(ann)).toBe(0);
    expect(await startOf(sittingIdOf(ann.userId, commandId))).toMatchObject({ paidBy: 'credit' });
  });

  test('returns if the plan pays for the repeated start', async () => {
    const ann = await api.registerAndLogIn();
    await grant(ann, 'full_test');
    const commandId = randomUUID();
    await spendAndDie(ann, commandId);
    const paidExpiryTime = '2099-01-01T00:00:00.000Z';
    await (await api.admin()).call(grantPaidTime, { id: ann.userId, paidExpiryTime, reason: 'a test' });
    await start(ann, whole, commandId);
    expect(await startOf(sittingIdOf(ann.userId, commandId))).toMatchObject({ paidBy: 'plan' });
    await eventually(async () => {
      await settleCredits(api.dependencies, new Date(Date.now() + 11 * 60_000).toISOString());
      expect(await creditsOf(ann)).toBe(1);
    });
  });

  test('returns without a repeated start only', async () => {
    const ann = await api.registerAndLogIn();
    await grant(ann, 'full_test', 2);
    const [lost, kept] = [randomUUID(), randomUUID()];
    await spendAndDie(ann, lost);
    await start(ann, whole, kept);
    expect(await creditsOf(ann)).toBe(0);
    const later = new Date(Date.now() + 11 * 60_000).toISOString();
    await eventually(async () => {
      await settleCredits(api.dependencies, later);
      expect(await creditsOf(ann)).toBe(1);
    });
    await settleCredits(api.dependencies, later);
    expect(await creditsOf(ann)).toBe(1);
  });

  test('is returned by support once, with a reason for the student', async () => {
    const [admin, ann] = await Promise.all([api.admin(), api.registerAndLogIn()]);
    await grant(ann, 'full_test');
    const startId = randomUUID();
    const { sessionId } = (await start(ann, whole, startId)).body;
    const input = { sessionId, reason: 'The server was down' };
    const commandId = randomUUID();
    await admin.call(giveMockTestBack, input, { commandId });
    await admin.call(giveMockTestBack, input, { commandId });
    await expectRefused(admin.call(giveMockTestBack, input), 'nothing_to_give_back');
    const { body } = await ann.call(fetchCredits, {});
    expect(body.fullTestCredits).toBe(1);
    expect(body.entries[0]).toMatchObject({ cause: 'our_fault', reason: input.reason, mockTestId: whole });
    // The first command gets its first answer at no cost.
    await start(ann, whole, startId);
    expect(await creditsOf(ann)).toBe(1);
  });

  test('is granted for a sitting by flag, and not for a free one', async () => {
    const [admin, ann] = await Promise.all([api.admin(), api.registerAndLogIn()]);
    await admin.call(allowFirstMockTest, { id: ann.userId });
    const { sessionId } = (await start(ann, whole)).body;
    await admin.call(giveMockTestBack, { sessionId, reason: 'The server was down' });
    expect(await creditsOf(ann)).toBe(1);
    const free = (await ann.call(startFreeMockTest, {})).body;
    const again = { sessionId: free.sessionId, reason: 'The server was down' };
    await expectRefused(admin.call(giveMockTestBack, again), 'nothing_to_give_back');
    const input = { ...again, sessionId: randomUUID() };
    await expectRefused(admin.call(giveMockTestBack, input), 'mock_test_not_found');
  });
});

describe('a random test', () => {
  const draw = (user: TestUser, commandId: string = randomUUID()) =>
    user.call(createRandomMockTest, { examType: 'core', part: 'reading', length: 'half' }, { commandId });

  test('costs as much as its part, is drawn for its student and listed with its sitting', async () => {
    const ann = await api.registerAndLogIn();
    await expectRefused(draw(ann), 'mock_test_locked');
    await grant(ann, 'sectional_test');
    const commandId = randomUUID();
    const { body } = await draw(ann, commandId);
    expect((await draw(ann, commandId)).body.sessionId).toBe(body.sessionId);
    expect(body).toMatchObject({
      mockTestId: 'random_reading_half_core',
      name: 'Random test, Core: reading, half length',
      sections: [{ section: 'reading' }],
    });
    expect(body.sections[0]?.seconds).toBeLessThanOrEqual(960);
    expect(await startOf(body.sessionId)).toMatchObject({ paidBy: 'credit' });
    expect(await testOf(ann, body.mockTestId)).toMatchObject({
      mockTestCategory: 'random',
      access: 'locked',
      credit: 'sectional_test',
      sittings: [{ sessionId: body.sessionId }],
    });
    await grant(ann, 'sectional_test');
    const again = (await start(ann, body.mockTestId)).body;
    expect(again.mockTestId).toBe(body.mockTestId);
    expect(again.sessionId).not.toBe(body.sessionId);
  });

  test('prefers everyday talk for Core, and avoids it elsewhere', async () => {
    const ofRsa = ['RSA-9901', 'RSA-9902', 'RSA-9903', 'RSA-9904', 'RSA-9905'];
    const [talk = ''] = ofRsa;
    for (const uid of ofRsa) {
      const question = { ...sampleQuestions.RSA, uid, reserved: true, free: false };
      await draftQuestion(api.dependencies, { ...question, everyday: uid === talk }, context());
      await publishQuestion(api.dependencies, uid, context());
    }
    const asksTalk = async (examType: ExamType) => {
      const student = await api.registerAndLogIn();
      await grant(student, 'sectional_test');
      const chosen = { examType, part: 'reading', length: 'half' } as const;
      const { body } = await student.call(createRandomMockTest, chosen);
      const [first] = await api.dependencies.journal.read(
        mockTestStream,
        mockTestStream.nameOf(body.sessionId),
      );
      return JSON.stringify(first?.data).includes(talk);
    };
    await eventually(async () => expect(await asksTalk('core')).toBe(true));
    expect(await Promise.all([asksTalk('new_format'), asksTalk('ukvi')])).toEqual([false, false]);
  });
});

describe('a listed sitting', () => {
  test('is removed and restored by its own student only', async () => {
    const [ann, ben] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
    const { sessionId } = (await ann.call(startFreeMockTest, {})).body;
    const listed = async () => (await testOf(ann, 'free_mock_test'))?.sittings.map((one) => one.sessionId);
    expect(await listed()).toEqual([sessionId]);
    await expectRefused(ben.call(listContract.deleteMockTest, { sessionId }), 'mock_test_not_found');
    await ann.call(listContract.deleteMockTest, { sessionId });
    expect(await listed()).toEqual([]);
    await expectRefused(ann.call(contract.loadMockTest, { sessionId }), 'mock_test_not_found');
    await expectRefused(ann.call(contract.fetchMockTestResult, { sessionId }), 'mock_test_not_found');
    expect(await testOf(ann, 'free_mock_test')).toMatchObject({ access: 'sat' });
    await expectRefused(ann.call(startFreeMockTest, {}), 'mock_test_not_found');
    await ann.call(listContract.restoreMockTest, { sessionId });
    expect(await listed()).toEqual([sessionId]);
    expect((await ann.call(contract.loadMockTest, { sessionId })).body.status).toBe('running');
  });

  test('gets its result from the events, whatever scores are sent', async () => {
    const [admin, ann, ben] = await Promise.all([
      api.admin(),
      api.registerAndLogIn(),
      api.registerAndLogIn(),
    ]);
    await grant(ann, 'sectional_test');
    const { sessionId, question } = (await start(ann, part)).body;
    const claimed = { scoreArray: [{ uid: question?.uid ?? '', score: '9/9' }] };
    const save = (user: TestUser) =>
      user.call(listContract.saveMockTestResult, { sessionId, scores: claimed });
    await expectRefused(save(ann), 'test_not_submitted');
    await ann.call(contract.submitMockTest, { sessionId });
    const { body } = await save(ann);
    expect(body).toMatchObject({ status: 'scored', scores: { points: 0 } });
    expect((await save(admin)).body.scores).toEqual(body.scores);
    await expectRefused(save(ben), 'mock_test_not_found');
    const events = await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
    expect(events.filter(({ type }) => type === 'MockTestResultRecorded')).toHaveLength(1);
  });

  test('marks the overview as seen once', async () => {
    const ann = await api.registerAndLogIn();
    const mark = async () => (await ann.call(didMockTestOverview, {})).body.stepsDone;
    expect(await mark()).toContain('did_mock_test_overview');
    const steps = await mark();
    expect(steps.filter((step) => step === 'did_mock_test_overview')).toHaveLength(1);
    expect((await ann.call(retrieveUser, {})).body.user.stepsDone).toEqual(steps);
  });
});
