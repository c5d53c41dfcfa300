import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser, registerUser } from '#domain/accounts/contract.ts';
import { adminMockTests } from '#domain/sittings/admin-contract.ts';
import { submitMockTest } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { fixedTestStream } from '#domain/fixed-tests/fixed-test.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { startMockTest as startSitting } from '#domain/sittings/sit-mock-test.ts';
import { fixedTestOf } from '#domain/fixed-tests/testing/fixed-tests.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import {
  clearExerciseScore,
  markQuestionAsTested,
  saveQuestionDone,
  toggleFavoriteQuestion,
} from '#domain/practice/contract.ts';
import { resolveReport } from '#domain/questions/admin-contract.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import { grantPaidTime, lookUpHistory, type HistoryEntry } from '#domain/support/contract.ts';
import { stateAfter } from '#domain/support/replay.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const reason = 'Asks where the answer went, ticket 4711';
const look = async (id: string) => (await admin.call(lookUpHistory, { id, reason })).body.entries;
const types = (entries: readonly HistoryEntry[]) => entries.map(({ type }) => type);
const dictation = { type: 'LWD', text: 'A sentence that only I would write.' } as const;

/** A student who has done a little of everything. */
async function busyStudent(): Promise<{ student: TestUser; sessionId: string }> {
  const student = await api.registerAndLogIn();
  await student.call(saveQuestionDone, { uid: 'LWD-0001', answer: dictation, secondsUsed: 41.2 });
  const started = await student.call(startMockTest, { mockTestId: 'reading_sprint_1' });
  const { sessionId } = started.body;
  await student.call(submitMockTest, { sessionId });
  return { student, sessionId };
}

test('lists every event of the user in order, the look-up last', async () => {
  const { student, sessionId } = await busyStudent();
  await admin.call(grantPaidTime, {
    id: student.userId,
    paidExpiryTime: '2031-01-01T00:00:00.000Z',
    reason: 'Paid',
  });
  const entries = await look(student.userId);

  const stored: string[] = [];
  for await (const event of api.storage.journal.readAll()) {
    if (event.metadata.userId === student.userId) stored.push(event.id);
  }
  expect(entries.map(({ id }) => id)).toEqual(stored);
  expect(types(entries)).toEqual([
    'EmailClaimed',
    'ReferralLinkCreated',
    'UserRegistered',
    'EmailConfirmed',
    'EmailVerified',
    'SessionStarted',
    'AnswerSubmitted',
    'AnswerScored',
    'MockTestStarted',
    'MockTestSectionEnded',
    'MockTestSubmitted',
    'MockTestResultRecorded',
    'PaidTimeGranted',
    'HistoryLookedUp',
  ]);
  expect(new Set(entries.map(({ stream }) => stream)).size).toBe(8);
  expect(entries.find(({ type }) => type === 'AnswerScored')?.sentence).toMatch(
    /^Submitted LWD-0001: \d+ of \d+ words are right, 41 s$/,
  );

  const ofTest = entries.filter(({ stream }) => stream === `mock_test_attempt-${sessionId}`);
  expect(stateAfter(ofTest[0]?.stream ?? '', ofTest)).toMatchObject({ status: 'scored', points: 0 });
});

test('names a fixed test in the list of sittings and in the history', async () => {
  const student = await api.registerAndLogIn();
  const fixed = { ...fixedTestOf('core', 'reading', 501), name: 'Mock Test 3' };
  const { mockTestId } = fixed;
  const sessionId = randomUUID();
  const { journal } = api.storage;
  const context = () => ({
    commandId: randomUUID(),
    correlationId: randomUUID(),
    actor: { kind: 'system', id: 'test' } as const,
    at: new Date().toISOString(),
  });
  const built = [{ type: 'MockTestBuilt' as const, data: { test: fixed } }];
  await journal.append(fixedTestStream, fixedTestStream.nameOf(mockTestId), built, 'noStream', context());
  const started = startSitting(mockTestStream.initial, {
    sessionId,
    mockTestId,
    userId: student.userId,
    sections: oneClock('reading', 60, [{ uid: 'RSA-0001', revision: 1 }]),
    paidBy: 'credit',
    now: new Date().toISOString(),
  });
  if ('rejected' in started) throw new Error(started.rejected);
  await journal.append(mockTestStream, mockTestStream.nameOf(sessionId), started, 'noStream', {
    ...context(),
    userId: student.userId,
  });
  await eventually(async () => {
    const filter = JSON.stringify({ q: 'mock test 3' });
    expect((await admin.call(adminMockTests.list, { filter })).body).toMatchObject([
      { id: sessionId, mockTestId, name: 'Mock Test 3' },
    ]);
    const told = (await look(student.userId)).find(({ type }) => type === 'MockTestStarted');
    expect(told?.sentence).toMatch(/^Started Mock Test 3: 1 question/);
  });
});

test('describes marks, cleared scores and reports with their outcome', async () => {
  const student = await api.registerAndLogIn();
  const uid = 'LWD-0001';
  await student.call(toggleFavoriteQuestion, { uid, isFavorite: true });
  await student.call(markQuestionAsTested, { uid });
  await student.call(saveQuestionDone, { uid, answer: dictation, secondsUsed: 3 });
  await student.call(clearExerciseScore, { exercise: 'LWD' });
  const { body } = await student.call(reportQuestion, { uid, reason: 'audio', message: 'Too quiet.' });
  const resolution = { id: body.reportId, resolution: 'declined', note: 'It is as loud as all.' } as const;
  await admin.call(resolveReport, resolution);
  const entries = await look(student.userId);
  expect(entries.slice(6, -1).map(({ sentence, actor }) => [actor.kind, sentence])).toEqual([
    ['student', 'Added LWD-0001 to the favourites'],
    ['student', 'Said that LWD-0001 came up in the real exam'],
    ['student', 'Sent the answer to LWD-0001: “A sentence that only I would write.”'],
    ['student', expect.stringMatching(/^Submitted LWD-0001: \d+ of \d+ words are right, 3 s$/)],
    ['student', 'Cleared the score of all LWD questions'],
    ['student', 'Reported LWD-0001: audio. Too quiet.'],
    ['admin', 'The report was declined. It is as loud as all.'],
  ]);
  const marks = entries.filter(({ stream }) => stream === `practice_marks-${student.userId}-LWD`);
  expect(stateAfter(marks[0]?.stream ?? '', marks)).toMatchObject({ favorites: [uid], tested: [uid] });
  await student.call(deleteUser, { password: student.password });
  const told = JSON.stringify(await look(student.userId));
  expect(told).not.toMatch(/Too quiet|only I would write/);
});

test('records who looked whom up and why, once per command', async () => {
  const student = await api.registerAndLogIn();
  const commandId = randomUUID();
  const input = { id: student.userId, reason };
  const first = await admin.call(lookUpHistory, input, { commandId });
  const again = await admin.call(lookUpHistory, input, { commandId });
  expect(again.body).toEqual(first.body);
  expect(first.body.entries.at(-1)).toMatchObject({
    type: 'HistoryLookedUp',
    stream: `history_lookup-${commandId}`,
    data: { userId: student.userId, adminId: admin.userId, reason },
    actor: { kind: 'admin', id: admin.userId },
    metadata: { userId: student.userId },
  });
  const third = await look(student.userId);
  expect(types(third).filter((type) => type === 'HistoryLookedUp')).toHaveLength(2);
});

test('hides password hashes, and shows what the customer may know', async () => {
  const student = await api.registerAndLogIn();
  const entries = await look(student.userId);
  const registered = entries.find(({ type }) => type === 'UserRegistered');
  expect(registered?.data).toMatchObject({ email: student.email, passwordHash: { erased: true } });
  expect(JSON.stringify(entries)).not.toMatch(/argon2/i);
});

test('keeps the history of a deleted account, with personal data erased', async () => {
  const { student } = await busyStudent();
  await student.call(deleteUser, { password: student.password });
  const entries = await look(student.userId);
  const told = JSON.stringify(entries);
  expect(told).not.toContain(student.email);
  expect(told).not.toContain('only I would write');
  expect(types(entries)).toEqual(
    expect.arrayContaining(['UserRegistered', 'AnswerSubmitted', 'AccountDeleted', 'EmailReleased']),
  );
  expect(entries.find(({ type }) => type === 'UserRegistered')?.sentence).toContain('Erased');
  expect(entries.find(({ type }) => type === 'AnswerSubmitted')?.sentence).toContain('Erased');
  expect(entries.find(({ type }) => type === 'AnswerScored')?.sentence).toMatch(/^Submitted LWD-0001/);
  const account = entries.filter(({ stream }) => stream === `account-${student.userId}`);
  expect(stateAfter(`account-${student.userId}`, account)).toEqual({
    status: 'deleted',
    userId: student.userId,
  });
});

test('separates two users of one email address', async () => {
  const former = await api.registerAndLogIn();
  await former.call(deleteUser, { password: former.password });
  const { body } = await api
    .visitor()
    .call(registerUser, { email: former.email, password: 'another password' });
  const [before, after] = [await look(former.userId), await look(body.id)];
  expect(types(before).filter((type) => type === 'EmailClaimed')).toHaveLength(1);
  expect(types(after)).toEqual(['EmailClaimed', 'ReferralLinkCreated', 'UserRegistered', 'HistoryLookedUp']);
  expect(before.every(({ metadata }) => metadata['userId'] === former.userId)).toBe(true);
});

test('records no look-up of an unknown id', async () => {
  const id = randomUUID();
  await expect(admin.call(lookUpHistory, { id, reason })).rejects.toMatchObject({ code: 'not_found' });
  for await (const event of api.storage.journal.readAll()) expect(event.metadata.userId).not.toBe(id);
});
