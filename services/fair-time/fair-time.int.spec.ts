import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { LostTime } from '#domain/sittings/clocks/lost-time.ts';
import { loadMockTest, saveMockTestQuestion, type Sitting } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { startingAnswerTo } from '#domain/question-types/registry.ts';
import { grantPaidTime } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { openTestJournal, type TestJournal } from '#infra/testing/journal.ts';
import { keepSittingTime } from '../sittings/commands.ts';
import { beat } from './availability.ts';
import { readLostTimes, recordingSubject } from './lost-times.ts';

const startMs = Date.parse('2026-11-23T10:00:00.000Z');
const at = (seconds: number) => new Date(startMs + seconds * 1000).toISOString();
const beatAt = ({ pool, store }: Pick<TestJournal, 'pool' | 'store'>, seconds: number) =>
  beat({ pool, store, clock: () => at(seconds) });
const lostOf = ({ pool }: Pick<TestJournal, 'pool'>, now: number, since = -3600): Promise<LostTime[]> =>
  readLostTimes(pool, { subjects: [], since: at(since), now: at(now), isStudent: true });

describe('beats', () => {
  test('show an outage from the last beat before it to the first one after it', async () => {
    await using harness = await openTestJournal();
    for (const second of [0, 1, 2, 44, 45]) await beatAt(harness, second);
    expect(await lostOf(harness, 46)).toEqual([{ cause: 'outage', from: at(2), until: at(44) }]);
    expect(await lostOf(harness, 46, 44)).toEqual([]);
  });
  test('show no outage while one process beats, or after a short pause', async () => {
    await using harness = await openTestJournal();
    for (const second of [0, 2, 4, 3, 6.9, 5]) await beatAt(harness, second);
    expect(await lostOf(harness, 8)).toEqual([]);
  });
  test('of two processes that return at once show one outage', async () => {
    await using harness = await openTestJournal();
    await beatAt(harness, 0);
    await Promise.all([beatAt(harness, 60), beatAt(harness, 60.2), beatAt(harness, 60.1)]);
    const [outage, ...others] = await lostOf(harness, 61);
    expect(outage).toMatchObject({ cause: 'outage', from: at(0) });
    expect(others).toEqual([]);
  });
  test('that are missing show an outage without an end', async () => {
    await using harness = await openTestJournal();
    await beatAt(harness, 0);
    expect(await lostOf(harness, 30)).toEqual([{ cause: 'outage', from: at(0) }]);
  });
  test('fail while the event store is unavailable', async () => {
    await using harness = await openTestJournal();
    await beatAt(harness, 0);
    const away = { ping: () => Promise.reject(new Error('away')) };
    await expect(beat({ pool: harness.pool, store: away, clock: () => at(20) })).rejects.toThrow('away');
    await beatAt(harness, 40);
    expect(await lostOf(harness, 41)).toEqual([{ cause: 'outage', from: at(0), until: at(40) }]);
  });
});

describe('a sitting', () => {
  let api: TestApi;
  let student: TestUser;
  let second = 0;
  beforeAll(async () => {
    api = await startTestApi({ clock: () => at(second) });
    student = await api.registerAndLogIn();
    const admin = await api.admin();
    const paidExpiryTime = '2099-01-01T00:00:00.000Z';
    await admin.call(grantPaidTime, { id: student.userId, paidExpiryTime, reason: 'a test' });
  });
  afterAll(() => api?.[Symbol.asyncDispose]());

  async function start(): Promise<Sitting> {
    const sitting = await student.call(startMockTest, { mockTestId: 'reading_sprint_1' });
    return sitting.body;
  }
  const load = async ({ sessionId }: Sitting) => (await student.call(loadMockTest, { sessionId })).body;
  const endOf = (sitting: Sitting) => (Date.parse(sitting.clock?.deadline ?? '') - startMs) / 1000;
  const answerTo = ({ sessionId, question }: Sitting) => {
    if (!question) throw new Error('a question is asked');
    return { sessionId, uid: question.uid, answer: startingAnswerTo(question) };
  };
  const given = async ({ sessionId }: Sitting) => {
    const events = await api.storage.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
    return events.flatMap(({ type, data }) => (type === 'MockTestTimeCompensated' ? [data] : []));
  };

  test('gets its time back after an outage, shown at once and recorded with the next answer', async () => {
    const begun = second;
    const sitting = await start();
    const length = endOf(sitting) - begun;
    await beatAt(api.storage, second + 5);
    await beatAt(api.storage, second + 47);
    second += 50;
    const outage = { cause: 'outage', from: at(begun + 5), until: at(begun + 47), seconds: 42 };
    const loaded = await load(sitting);
    expect(loaded.givenBack).toEqual([outage]);
    expect(endOf(loaded)).toBe(begun + length + 42);
    expect(await given(sitting)).toEqual([]);
    const { body } = await student.call(saveMockTestQuestion, answerTo(sitting));
    expect(body.givenBack).toEqual([outage]);
    expect(await given(sitting)).toMatchObject([outage]);
    expect((await load(sitting)).givenBack).toEqual([outage]);
  });

  test('does not end during an outage, and ends later by as much', async () => {
    const begun = (second += 1_000);
    const sitting = await start();
    const length = endOf(sitting) - begun;
    // The pause before the sitting is an earlier outage.
    for (let up = begun; up < begun + length; up += 3) await beatAt(api.storage, up);
    await beatAt(api.storage, begun + length - 1);
    const keep = (now: number) =>
      keepSittingTime(api.dependencies, sitting.sessionId, {
        commandId: crypto.randomUUID(),
        correlationId: sitting.sessionId,
        actor: { kind: 'system', id: 'workflows' },
        userId: student.userId,
        at: at(now),
      });
    expect(await keep(begun + length + 100)).toMatchObject({ state: { status: 'running' } });
    await beatAt(api.storage, begun + length + 200);
    expect(await keep(begun + length + 200.9)).toMatchObject({ state: { status: 'running' } });
    expect(await keep(begun + length + 202)).toMatchObject({ state: { status: 'submitted' } });
    expect(await given(sitting)).toMatchObject([{ cause: 'outage', seconds: 201 }]);
  });

  test('gets back the time in which its answer could not be stored, until the retry', async () => {
    const begun = (second += 2_000);
    await beatAt(api.storage, begun);
    const sitting = await start();
    const commandId = crypto.randomUUID();
    const save = () => student.call(saveMockTestQuestion, answerTo(sitting), { commandId });
    second += 2;
    const broken = vi.spyOn(api.storage.journal, 'append').mockRejectedValue(new Error('the disk is full'));
    await expect(save()).rejects.toMatchObject({ code: 'internal' });
    broken.mockRestore();
    // The note is written after the answer was sent.
    await eventually(async () => {
      const { rowCount } = await api.storage.pool.query('select from ops.failed_call where until_at > $1', [
        at(begun),
      ]);
      expect(rowCount).toBe(1);
    });
    second += 2;
    const { body } = await save();
    expect(body.givenBack).toHaveLength(1);
    const [back] = body.givenBack;
    expect(back).toMatchObject({ cause: 'call_failed', until: at(begun + 4) });
    // From the arrival of the call, some milliseconds before it failed.
    expect(back?.seconds).toBeGreaterThanOrEqual(2);
    expect(back?.seconds).toBeLessThan(4);
    second += 5;
    expect((await load(sitting)).givenBack).toEqual(body.givenBack);
  });

  test('records an announced recording that could not be played as lost time of its students', async () => {
    second += 1_000;
    const name = api.dependencies.signedFiles.sign('LWD-0001-abcdef.mp3', at(second));
    const response = await api.inject({ method: 'GET', url: `/api/aws/getAudioFile/${name}` });
    expect(response.statusCode).toBe(404);
    const foreign = await api.inject({ method: 'GET', url: '/api/aws/getAudioFile/LWD-0002.mp3' });
    expect(foreign.statusCode).toBeGreaterThanOrEqual(400);
    const lost = (uid: string) =>
      readLostTimes(api.storage.pool, {
        subjects: [recordingSubject(uid)],
        since: at(second - 20),
        now: at(second + 3),
        isStudent: true,
      });
    await eventually(async () =>
      expect((await lost('LWD-0001')).filter(({ cause }) => cause !== 'outage')).toMatchObject([
        { cause: 'recording_failed', until: at(second + 3) },
      ]),
    );
    expect((await lost('LWD-0002')).filter(({ cause }) => cause !== 'outage')).toEqual([]);
  });
});
