import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import * as contract from '#domain/sittings/contract.ts';
import { fetchAllMockTest, startFreeMockTest, startMockTest } from '#domain/mock-tests/contract.ts';
import * as extraTime from '#domain/extra-time/contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { lookUpHistory } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const reason = 'A letter of a doctor';
const grant = (user: TestUser, percent: 25 | 50 | 100) =>
  admin.call(extraTime.grantExtraTime, { id: user.userId, percent, reason });
const takeBack = (user: TestUser) => admin.call(extraTime.takeExtraTimeBack, { id: user.userId, reason });
const shown = async (user: TestUser) =>
  (await admin.call(extraTime.fetchExtraTimeOfUser, { id: user.userId })).body;
const sprintOf = async (user: TestUser) => {
  const { mockTests, extraPercent } = (await user.call(fetchAllMockTest, {})).body;
  const sprint = mockTests.find(({ mockTestCategory }) => mockTestCategory === 'sprint');
  if (!sprint) throw new Error('there is no sprint');
  return { ...sprint, extraPercent };
};
const startSprint = async (user: TestUser) => {
  const { mockTestId } = await sprintOf(user);
  const { body } = await eventually(() => user.call(startMockTest, { mockTestId }));
  const [event] = await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(body.sessionId));
  if (event?.type !== 'MockTestStarted') throw new Error('it was not started');
  return { sitting: body, extraTime: event.data.extraTime };
};

test('extends the clock of a test started with extra time, as announced in the list', async () => {
  const [ann, ben] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  await grant(ann, 25);
  const [longer, usual] = [await sprintOf(ann), await sprintOf(ben)];
  expect(usual.extraPercent).toBeNull();
  expect(longer).toMatchObject({ extraPercent: 25, seconds: usual.seconds * 1.25 });
  const started = await startSprint(ann);
  expect(started.extraTime).toEqual({ percent: 25, stopClock: false });
  expect(started.sitting.clock?.seconds).toBe(longer.seconds);
  expect((await startSprint(ben)).extraTime).toBeUndefined();
});

test('keeps the time of a running test when extra time is revoked', async () => {
  const ann = await api.registerAndLogIn();
  await grant(ann, 100);
  const { sitting } = await startSprint(ann);
  await takeBack(ann);
  const { body } = await ann.call(contract.loadMockTest, { sessionId: sitting.sessionId });
  expect(body.clock).toEqual(sitting.clock);
  expect((await startSprint(ann)).extraTime).toBeUndefined();
});

test('extends the parts not yet begun by a grant during a test, and notifies the student', async () => {
  const ann = await api.registerAndLogIn();
  const { body: started } = await eventually(() => ann.call(startFreeMockTest, {}));
  const { sessionId } = started;
  const load = async () => (await ann.call(contract.loadMockTest, { sessionId })).body;
  expect(started.sections.length).toBeGreaterThan(1);
  const lastOf = ({ sections }: contract.Sitting) => sections.at(-1)?.seconds ?? 0;
  await grant(ann, 100);
  const told = await load();
  expect(told.clock).toEqual(started.clock);
  expect(told.grantedInTest).toMatchObject({ percent: 100, stopClock: false });
  expect(told.grantedInTest?.addedSeconds).toBeGreaterThan(0);
  expect(lastOf(told)).toBe(2 * lastOf(started));
  // A repeated, smaller or revoked grant does not change the test any more.
  const events = async () =>
    (await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId))).length;
  const count = await events();
  await grant(ann, 100);
  await grant(ann, 25);
  await takeBack(ann);
  expect(await events()).toBe(count);
  await ann.call(contract.saveMockTestEndSection, { sessionId });
  const { body: next } = await ann.call(contract.startMockTestSection, { sessionId });
  expect(next.grantedInTest).toBeUndefined();
  expect(next.clock?.seconds).toBe(2 * (started.sections[1]?.seconds ?? 0));
});

test('shows support the grants and revocations, newest first, and no student', async () => {
  const ann = await api.registerAndLogIn();
  await grant(ann, 25);
  await grant(ann, 50);
  await grant(ann, 50);
  await takeBack(ann);
  expect(await shown(ann)).toMatchObject({
    percent: null,
    entries: [
      { kind: 'taken_back', grant: null, reason },
      { kind: 'granted', grant: { percent: 50, stopClock: false }, reason },
      { kind: 'granted', grant: { percent: 25, stopClock: false }, reason },
    ],
  });
  const { userId: id } = ann;
  await expect(ann.call(extraTime.fetchExtraTimeOfUser, { id })).rejects.toMatchObject({ status: 403 });
  await expect(ann.call(extraTime.grantExtraTime, { id, percent: 25, reason })).rejects.toMatchObject({
    status: 403,
  });
  await eventually(async () => {
    const { body } = await admin.call(lookUpHistory, { id, reason });
    expect(JSON.stringify(body)).toContain(`Was granted 50% of extra time in timed tests. Reason: ${reason}`);
  });
});

test('erases the grants with the account, and grants nothing more', async () => {
  const ann = await api.registerAndLogIn();
  await grant(ann, 50);
  await ann.call(deleteUser, { password: ann.password });
  expect(await shown(ann)).toMatchObject({
    percent: null,
    entries: [{ kind: 'granted', grant: null, reason: null }],
  });
  await expect(grant(ann, 25)).rejects.toMatchObject({ code: 'account_deleted' });
  await expect(takeBack(ann)).rejects.toMatchObject({ code: 'account_deleted' });
  const unknown = { id: randomUUID(), reason };
  await expect(admin.call(extraTime.takeExtraTimeBack, unknown)).rejects.toMatchObject({ code: 'not_found' });
});
