import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CommandContext } from '#domain/core/events/journal.ts';
import * as contract from '#domain/sittings/contract.ts';
import { fetchAllMockTest, startFreeMockTest, startMockTest } from '#domain/mock-tests/contract.ts';
import { answerableCodes, startingAnswerTo } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';

const answerableSchema = z.enum(answerableCodes);

let api: TestApi;
let aheadMs = 0;
beforeAll(async () => {
  const clock = () => new Date(Date.now() + aheadMs).toISOString();
  api = await startTestApi({ questions: 'none', clock });
  for (const question of reserved) {
    await draftQuestion(api.dependencies, question, context());
    await publishQuestion(api.dependencies, question.uid, context());
  }
});
const context = (): CommandContext => ({
  commandId: randomUUID(),
  correlationId: randomUUID(),
  actor: { kind: 'system', id: 'test' },
  at: new Date().toISOString(),
});
/** Enough paid questions for the reading part and the free test. */
const counts = {
  RFB: 5,
  RMA: 2,
  RRP: 2,
  RFG: 4,
  RSA: 2,
  SRA: 2,
  SRS: 2,
  SDI: 1,
  WWS: 1,
  LMW: 1,
  LIW: 1,
  LWD: 2,
};
const reserved = Object.entries(counts).flatMap(([type, count]) =>
  Array.from({ length: count }, (_none, at) => ({
    ...sampleQuestions[answerableSchema.parse(type)],
    uid: `${type}-8${at}01`,
    reserved: true,
    free: false,
  })),
);
afterAll(() => api[Symbol.asyncDispose]());

const paidUser = async () => {
  const [admin, user] = await Promise.all([api.admin(), api.registerAndLogIn()]);
  const paidExpiryTime = '2099-01-01T00:00:00.000Z';
  await admin.call(grantPaidTime, { id: user.userId, paidExpiryTime, reason: 'a test' });
  return user;
};
const testOf = async (user: TestUser, mockTestId: string) =>
  (await user.call(fetchAllMockTest, {})).body.mockTests.find((one) => one.mockTestId === mockTestId);
const startTest = async (user: TestUser, mockTestId: string) =>
  (await eventually(() => user.call(startMockTest, { mockTestId }))).body;
const leaveOut = async (user: TestUser, { sessionId, question }: contract.Sitting) => {
  if (!question) throw new Error('there is no question');
  const answer = startingAnswerTo(question);
  const { uid } = question;
  return (await user.call(contract.saveMockTestQuestion, { sessionId, uid, answer })).body;
};

describe('the reading part of an exam', () => {
  test('asks its questions under one clock and ends with the last one', async () => {
    const user = await paidUser();
    let sitting = await startTest(user, 'reading_new_format');
    expect(sitting).toMatchObject({
      sections: [{ section: 'reading', questions: 15 }],
      clock: { seconds: 1800, questions: 15 },
    });
    for (let asked = 0; asked < 15; asked += 1) {
      expect(sitting).toMatchObject({ status: 'running', answered: asked });
      sitting = await leaveOut(user, sitting);
    }
    expect(sitting).toMatchObject({ status: 'section_ended', answered: 15 });
    expect(sitting.question).toBeUndefined();
  });
  test('is locked without a plan, as shown in the list', async () => {
    const user = await api.registerAndLogIn();
    expect(await eventually(() => testOf(user, 'reading_new_format'))).toMatchObject({ access: 'locked' });
    expect(await testOf(await paidUser(), 'reading_new_format')).toMatchObject({ access: 'open' });
  });
});

describe('the free test', () => {
  test('is open to everyone once: a second start returns the same sitting', async () => {
    const user = await api.registerAndLogIn();
    expect(await eventually(() => testOf(user, 'free_mock_test'))).toMatchObject({
      access: 'open',
      seconds: expect.any(Number) as number,
    });
    const { body: first } = await user.call(startFreeMockTest, {});
    const { body: second } = await user.call(startFreeMockTest, {});
    expect(second).toMatchObject({ sessionId: first.sessionId, startedAt: first.startedAt });
    expect(await testOf(user, 'free_mock_test')).toMatchObject({
      access: 'sat',
      sittings: [{ sessionId: first.sessionId }],
    });
    await expect(user.call(startMockTest, { mockTestId: 'free_mock_test' })).rejects.toMatchObject({
      code: 'mock_test_not_found',
    });
  });

  test('runs from part to part with rests, and its result has every question', async () => {
    const user = await api.registerAndLogIn();
    let sitting = (await eventually(() => user.call(startFreeMockTest, {}))).body;
    const { sessionId } = sitting;
    // The first clock is that of one question; without a worker the second runs when it is over.
    const { clock, question } = sitting;
    expect(clock).toMatchObject({ questions: 1 });
    aheadMs = (clock?.seconds ?? 0) * 1000 + 500;
    const later = (await user.call(contract.loadMockTest, { sessionId })).body;
    expect(later).toMatchObject({ status: 'running', answered: 1, clock: { since: clock?.deadline } });
    expect(later.question?.uid).not.toBe(question?.uid);
    await expect(leaveOut(user, sitting)).rejects.toMatchObject({ code: 'time_is_up' });
    sitting = (await user.call(contract.saveMockTestEndSection, { sessionId })).body;
    expect(sitting).toMatchObject({ status: 'between_sections', sectionIndex: 0 });
    expect(sitting.clock).toBeUndefined();
    expect(sitting.question).toBeUndefined();
    aheadMs += 24 * 60 * 60 * 1000;
    sitting = (await user.call(contract.startMockTestSection, { sessionId })).body;
    expect(sitting).toMatchObject({
      status: 'running',
      sectionIndex: 1,
      answered: 0,
      clock: { seconds: 300 },
    });
    for (let asked = 0; asked < 3; asked += 1) sitting = await leaveOut(user, sitting);
    expect(sitting).toMatchObject({ status: 'between_sections', sectionIndex: 1 });
    sitting = (await user.call(contract.submitMockTest, { sessionId })).body;
    expect(sitting).toMatchObject({ status: 'submitted' });
    await expect(user.call(contract.startMockTestSection, { sessionId })).rejects.toMatchObject({
      code: 'test_already_submitted',
    });
    expect((await user.call(contract.fetchMockTestResult, { sessionId })).body).toMatchObject({
      status: 'submitted',
      pendingScores: 6,
    });
    aheadMs = 0;
  });
});

test('is not found by another student', async () => {
  const [ann, ben] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  const { sessionId } = (await eventually(() => ann.call(startFreeMockTest, {}))).body;
  for (const call of [contract.startMockTestSection, contract.saveMockTestEndSection]) {
    await expect(ben.call(call, { sessionId })).rejects.toMatchObject({ code: 'mock_test_not_found' });
  }
});
