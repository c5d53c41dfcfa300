import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import * as contract from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { holdMockTest, saveMockTestDraft } from '#domain/sittings/hold-contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { startingAnswerTo, studentView } from '#domain/question-types/registry.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { questionOf, rightAnswer as right } from '#infra/testing/question-bank.ts';
import { keepSittingTime } from './commands.ts';
import { deleteOldTestDrafts } from './test-drafts.ts';

const realTime = () => Date.now();
/** The lead of the server's clock, so that a test need not wait for a deadline. */
let aheadMs = 0;
const now = () => new Date(realTime() + aheadMs).toISOString();
let api: TestApi;
let ann: TestUser;
beforeAll(async () => {
  api = await startTestApi({ clock: now });
  ann = await api.registerAndLogIn();
});
beforeEach(() => {
  aheadMs = 0;
});
afterAll(() => api[Symbol.asyncDispose]());

const [here, there] = [randomUUID(), randomUUID()];
const start = async () => (await ann.call(startMockTest, { mockTestId: 'reading_sprint_1' })).body;
const load = async (sessionId: string) => (await ann.call(contract.loadMockTest, { sessionId })).body;
const hold = async (sessionId: string, holder: string) =>
  (await ann.call(holdMockTest, { sessionId, holder })).body;
const uidOf = ({ question }: contract.Sitting) => question?.uid ?? '';
const save = async (
  sitting: contract.Sitting,
  edit: number,
  given = right(uidOf(sitting)),
  holder = here,
) => {
  const { sessionId } = sitting;
  const input = { sessionId, holder, uid: uidOf(sitting), answer: given, edit };
  return (await ann.call(saveMockTestDraft, input)).body.isKept;
};
const nothing = (sitting: contract.Sitting) =>
  startingAnswerTo(studentView(questionOf(uidOf(sitting)), 'before'));
const submit = (sitting: contract.Sitting, holder: string, given = right(uidOf(sitting))) =>
  ann.call(contract.saveMockTestQuestion, {
    sessionId: sitting.sessionId,
    uid: uidOf(sitting),
    answer: given,
    holder,
  });
const answersIn = async (sessionId: string) =>
  (await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId))).flatMap(
    ({ type, data }) => (type === 'MockTestAnswerSubmitted' ? [data] : []),
  );
const rows = async (sessionId: string) =>
  (
    await api.storage.pool.query<{ sealed: Buffer | null }>(
      'select sealed from drafts.test_draft where session_id = $1',
      [sessionId],
    )
  ).rows;
const keepTime = (sessionId: string) => {
  const commandId = randomUUID();
  const context: CommandContext = {
    commandId,
    correlationId: commandId,
    actor: { kind: 'system', id: 'workflows' },
    userId: ann.userId,
    at: now(),
  };
  return keepSittingTime({ ...api.storage, keys: api.dependencies.keys }, sessionId, context);
};

test('returns the latest draft of the current question to the page that continues', async () => {
  const sitting = await start();
  const { sessionId } = sitting;
  expect(await hold(sessionId, here)).toMatchObject({ holder: here, question: { uid: uidOf(sitting) } });
  expect((await load(sessionId)).draft).toBeUndefined();
  expect(await save(sitting, 0)).toBe(true);
  expect(await save(sitting, 2, nothing(sitting))).toBe(true);
  expect(await save(sitting, 1)).toBe(false);
  expect(await save(sitting, 2)).toBe(false);
  expect((await load(sessionId)).draft).toEqual(nothing(sitting));
  expect(await save(sitting, 3)).toBe(true);
  expect((await hold(sessionId, there)).draft).toEqual(right(uidOf(sitting)));
  const words = JSON.stringify(right(uidOf(sitting)));
  for (const { sealed } of await rows(sessionId)) expect(sealed?.toString()).not.toContain(words);

  const next = (await submit(sitting, there)).body;
  expect(next.draft).toBeUndefined();
  expect(await save(sitting, 0, right(uidOf(sitting)), there)).toBe(false);
});

test('counts once at the deadline, recorded by the workflow or the next read', async () => {
  for (const look of [keepTime, load]) {
    const sitting = await start();
    const { sessionId } = sitting;
    await save(sitting, 0);
    aheadMs = 360_000;
    expect(await save(sitting, 1, nothing(sitting))).toBe(false);
    await look(sessionId);
    await keepTime(sessionId);
    const answers = await answersIn(sessionId);
    expect(answers).toEqual([
      { uid: uidOf(sitting), index: 0, answer: right(uidOf(sitting)), submittedAt: sitting.clock?.deadline },
    ]);
    // Sent late but saved in time, it is the same answer.
    expect((await submit(sitting, here)).status).toBe(200);
    await expect(submit(sitting, here, nothing(sitting))).rejects.toMatchObject({ code: 'already_answered' });
    expect(await answersIn(sessionId)).toEqual(answers);
    expect(await rows(sessionId)).toEqual([]);
    aheadMs = 0;
  }
});

test('lets a later page take over and the earlier one take it back, and keeps its answers', async () => {
  const sitting = await start();
  const { sessionId } = sitting;
  await hold(sessionId, here);
  const second = (await submit(sitting, here)).body;
  expect(await hold(sessionId, there)).toMatchObject({ holder: there, answered: 1 });
  const refused = { code: 'sitting_taken_over', status: 409 };
  await expect(save(second, 0)).rejects.toMatchObject(refused);
  await expect(submit(second, here)).rejects.toMatchObject(refused);
  await expect(ann.call(contract.submitMockTest, { sessionId, holder: here })).rejects.toMatchObject(refused);
  await expect(ann.call(contract.saveMockTestEndSection, { sessionId, holder: here })).rejects.toMatchObject(
    refused,
  );
  await expect(ann.call(contract.startMockTestSection, { sessionId, holder: here })).rejects.toMatchObject(
    refused,
  );
  // The stored answer is acknowledged again.
  expect((await submit(sitting, here)).body).toMatchObject({ answered: 1, holder: there });
  expect(await save(second, 0, right(uidOf(second)), there)).toBe(true);
  expect(await hold(sessionId, here)).toMatchObject({ holder: here, draft: right(uidOf(second)) });
  await expect(submit(second, there)).rejects.toMatchObject(refused);
  expect((await submit(second, here)).body).toMatchObject({ answered: 2 });
  expect(await answersIn(sessionId)).toHaveLength(2);
});

test('notifies a page at once when another takes over', async () => {
  const { sessionId } = await start();
  await hold(sessionId, here);
  const told: unknown[] = [];
  const stop = api.dependencies.readModels.onChange(({ projection, userIds }) =>
    told.push({ projection, userIds }),
  );
  await hold(sessionId, there);
  await expect.poll(() => told).toContainEqual({ projection: 'sittings', userIds: [ann.userId] });
  stop();
});

test('is available only to its owner, and must fit', async () => {
  const sitting = await start();
  const { sessionId } = sitting;
  const ben = await api.registerAndLogIn();
  const input = { sessionId, holder: there, uid: uidOf(sitting), answer: right(uidOf(sitting)), edit: 0 };
  const missing = { code: 'mock_test_not_found', status: 404 };
  await expect(ben.call(saveMockTestDraft, input)).rejects.toMatchObject(missing);
  await expect(ben.call(holdMockTest, { sessionId, holder: there })).rejects.toMatchObject(missing);
  await expect(ann.call(saveMockTestDraft, { ...input, uid: 'RSA-9999' })).rejects.toMatchObject({
    code: 'not_in_this_test',
  });
  await expect(
    ann.call(saveMockTestDraft, { ...input, answer: { type: 'RRP', items: ['A'] } }),
  ).rejects.toMatchObject({ code: 'answer_does_not_fit' });
  expect(await rows(sessionId)).toEqual([]);
});

test('is deleted with the sitting, after its days and with the account', async () => {
  const [handedIn, left] = [await start(), await start()];
  for (const sitting of [handedIn, left]) await save(sitting, 0);
  await ann.call(contract.submitMockTest, { sessionId: handedIn.sessionId });
  expect(await rows(handedIn.sessionId)).toEqual([]);
  const day = 24 * 3600 * 1000;
  await deleteOldTestDrafts(api.storage.pool, new Date(realTime() - day).toISOString());
  expect(await rows(left.sessionId)).toHaveLength(1);
  await deleteOldTestDrafts(api.storage.pool, new Date(realTime() + day).toISOString());
  expect(await rows(left.sessionId)).toEqual([]);

  const leaver = ann;
  await save(left, 1);
  expect(await rows(left.sessionId)).toHaveLength(1);
  await leaver.call(deleteUser, { password: leaver.password });
  expect(await rows(left.sessionId)).toEqual([]);
});
