import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import * as contract from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { deleteMockTest, restoreMockTest } from '#domain/sittings/list-contract.ts';
import * as shareContract from '#domain/sittings/sharing/share-contract.ts';
import { rightAnswer } from '#infra/testing/question-bank.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';

let api: TestApi;
let student: TestUser;
let sessionId: string;

beforeAll(async () => {
  api = await startTestApi();
  student = await api.registerAndLogIn();
  sessionId = await sit(student);
});
afterAll(() => api[Symbol.asyncDispose]());

async function sit(user: TestUser, timing: { readonly quick?: true } = {}): Promise<string> {
  const { body } = await user.call(startMockTest, { mockTestId: 'reading_sprint_1', ...timing });
  const uid = body.question?.uid ?? '';
  const answer = { sessionId: body.sessionId, uid, answer: rightAnswer(uid) };
  await user.call(contract.saveMockTestQuestion, answer);
  await user.call(contract.submitMockTest, { sessionId: body.sessionId });
  return body.sessionId;
}

const share = async (name?: string) =>
  (await student.call(shareContract.shareMockTestScorecard, { sessionId, ...(name && { name }) })).body;
const visit = (shareId: string) =>
  api
    .visitor()
    .call(shareContract.fetchMockTestResultPublic, { shareId })
    .then(({ body }) => body);
const notThere = { code: 'mock_test_not_found' };

test('shows an unshared scorecard only to its student', async () => {
  const own = (await student.call(contract.fetchMockTestResult, { sessionId })).body;
  expect(own.share).toBeUndefined();
  for (const id of [sessionId, randomUUID(), 'nothing', ''])
    await expect(visit(id)).rejects.toMatchObject(notThere);
});

test('shows a visitor with the link only the figures', async () => {
  const { shareId } = await share();
  const own = (await student.call(contract.fetchMockTestResult, { sessionId })).body;
  expect(own.share).toEqual({ shareId });
  const shown = await eventually(() => visit(shareId));
  expect(Object.keys(shown).toSorted()).toEqual(['estimate', 'examType', 'satOn', 'testName', 'unscored']);
  expect(Object.keys(shown.estimate).toSorted()).toEqual(['enabling', 'skills']);
  expect(shown.estimate.skills).toEqual(own.estimate?.skills);
  expect(shown).toMatchObject({ testName: 'Reading sprint', satOn: own.startedAt.slice(0, 10) });
  const text = JSON.stringify(shown);
  const kept = [student.userId, sessionId, ...own.questions.map(({ question }) => question.uid)];
  for (const secret of kept) expect(text).not.toContain(secret);
});

test('marks a test with quick clocks for its student and for visitors', async () => {
  const quick = await sit(student, { quick: true });
  const { shareId } = (await student.call(shareContract.shareMockTestScorecard, { sessionId: quick })).body;
  expect((await student.call(contract.fetchMockTestResult, { sessionId: quick })).body.mark).toBe('quick');
  expect((await eventually(() => visit(shareId))).mark).toBe('quick');
});

test('shows the name while the student wants it, under the same link', async () => {
  const { shareId } = await share();
  expect(await share('Ann')).toEqual({ shareId, name: 'Ann' });
  expect((await eventually(() => visit(shareId))).name).toBe('Ann');
  expect(await share()).toEqual({ shareId });
  expect((await visit(shareId)).name).toBeUndefined();
});

test('hides a revoked share at once, and gives a later one another link', async () => {
  const { shareId } = await share();
  await eventually(() => visit(shareId));
  await student.call(shareContract.unshareMockTestScorecard, { sessionId });
  const [taken, never] = await Promise.all(
    [shareId, randomUUID()].map((id) => visit(id).catch((error: unknown) => error)),
  );
  expect(taken).toEqual(never);
  expect(taken).toMatchObject(notThere);
  const again = await share();
  expect(again.shareId).not.toBe(shareId);
  await eventually(() => visit(again.shareId));
  await expect(visit(shareId)).rejects.toMatchObject(notThere);
});

test("shares neither a removed test nor another student's", async () => {
  const { shareId } = await share();
  await eventually(() => visit(shareId));
  await student.call(deleteMockTest, { sessionId });
  await expect(visit(shareId)).rejects.toMatchObject(notThere);
  await expect(share()).rejects.toMatchObject(notThere);
  await student.call(restoreMockTest, { sessionId });
  await visit(shareId);
  const other = await api.registerAndLogIn();
  for (const call of [shareContract.shareMockTestScorecard, shareContract.unshareMockTestScorecard])
    await expect(other.call(call, { sessionId })).rejects.toMatchObject(notThere);
  await visit(shareId);
});

test('does not share a test without a result', async () => {
  const { body } = await student.call(startMockTest, { mockTestId: 'reading_sprint_1' });
  await expect(
    student.call(shareContract.shareMockTestScorecard, { sessionId: body.sessionId }),
  ).rejects.toMatchObject({ code: 'test_not_submitted' });
});

test('removes shared scorecards with the account', async () => {
  const leaving = await api.registerAndLogIn();
  const { body } = await leaving.call(shareContract.shareMockTestScorecard, {
    sessionId: await sit(leaving),
    name: 'Ann',
  });
  await eventually(() => visit(body.shareId));
  await leaving.call(deleteUser, { password: leaving.password });
  await expect(visit(body.shareId)).rejects.toMatchObject(notThere);
});
