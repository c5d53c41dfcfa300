import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteUser } from '#domain/accounts/contract.ts';
import { hourMs, minuteMs } from '#domain/core/durations.ts';
import { fetchStudentRecording, listenToRecording, lookUpHistory } from '#domain/support/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { noiseOf, sendRecording } from '#infra/testing/send-recording.ts';

const reason = 'Says that it is silent, ticket 4711';
const sound = noiseOf(20_000);

let api: TestApi;
let admin: TestUser;
let student: TestUser;
let recording: string;
let passedMs = 0;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none', clock: () => new Date(Date.now() + passedMs).toISOString() });
  [admin, student] = await Promise.all([api.admin(), api.registerAndLogIn()]);
  recording = await sendRecording(student, sound);
});
afterAll(() => api[Symbol.asyncDispose]());

const listen = async (of: string = recording, id = student.userId) =>
  (await admin.call(listenToRecording, { id, recording: of, reason })).body.listening;
const hear = (listening: string, by: TestUser = admin, more: Record<string, string> = {}) =>
  api.inject({
    method: 'GET',
    url: fetchStudentRecording.path.replace(':id', listening),
    headers: { authorization: `Bearer ${by.token}`, ...more },
  });
const history = async () =>
  (await admin.call(lookUpHistory, { id: student.userId, reason })).body.entries.filter(
    ({ type }) => type === 'RecordingPlayed',
  );

test("plays a recording to an admin, and records the reason in the student's history", async () => {
  const listening = await listen();
  const whole = await hear(listening);
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['cache-control']]).toEqual([
    200,
    'audio/wav',
    'private, no-store',
  ]);
  expect(whole.rawPayload.equals(sound)).toBe(true);
  const part = await hear(listening, admin, { range: 'bytes=10000-10009' });
  expect([part.statusCode, part.rawPayload.equals(sound.subarray(10_000, 10_010))]).toEqual([206, true]);
  expect(await history()).toMatchObject([
    {
      data: { userId: student.userId, adminId: admin.userId, recording, reason },
      actor: { kind: 'admin', id: admin.userId },
      sentence: `An admin listened to a recording. Reason: ${reason}`,
    },
  ]);
});

test('records each listening once per command', async () => {
  const before = (await history()).length;
  const commandId = randomUUID();
  const input = { id: student.userId, recording, reason };
  for (const _ of ['once', 'again']) await admin.call(listenToRecording, input, { commandId });
  await listen();
  expect((await history()).length - before).toBe(2);
});

test('is valid for one admin and one hour; a missing recording is not recorded', async () => {
  const listening = await listen();
  const other = await api.admin();
  expect((await hear(listening, other)).statusCode).toBe(404);
  expect((await hear(listening, student)).statusCode).toBe(403);
  expect((await hear(randomUUID())).statusCode).toBe(404);
  const count = (await history()).length;
  await expect(listen('a'.repeat(64))).rejects.toMatchObject({ code: 'not_found' });
  await expect(listen(recording, other.userId)).rejects.toMatchObject({ code: 'not_found' });
  expect(await history()).toHaveLength(count);
  passedMs = hourMs - minuteMs;
  expect((await hear(listening)).statusCode).toBe(200);
  passedMs = hourMs + minuteMs;
  expect((await hear(listening)).statusCode).toBe(404);
  passedMs = 0;
});

test('removes the recording with the account', async () => {
  const listening = await listen();
  await student.call(deleteUser, { password: student.password });
  expect((await hear(listening)).statusCode).toBe(404);
  await expect(listen()).rejects.toMatchObject({ code: 'not_found' });
});
