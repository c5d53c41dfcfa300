import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportUserData } from '#domain/accounts/export-contract.ts';
import { headers } from '#domain/core/contract.ts';
import { dayMs } from '#domain/core/durations.ts';
import { fetchCredits } from '#domain/credits/contract.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { saveMockTestQuestion, submitMockTest } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { fetchOwnAttempts, saveQuestionDone } from '#domain/practice/contract.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { fetchRecording } from '#domain/speaking/contract.ts';
import {
  eventually,
  startTestApi,
  type TestApi,
  type TestPerson,
  type TestUser,
} from '#infra/testing/api.ts';
import { noiseOf, sendRecording } from '#infra/testing/send-recording.ts';
import { unzipped } from '../files/testing/unzipped.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';
import { findRecording, readRecording } from './recordings.ts';

const { SRA } = sampleQuestions;
const { uid } = SRA;
const reserved = { ...SRA, uid: 'SRA-9002', reserved: true };
const mockTestId = 'speaking_sprint';
const blueprint: MockTestBlueprint = {
  mockTestId,
  mockTestCategory: 'sprint',
  name: 'Speaking sprint',
  description: 'One text to read aloud.',
  sections: oneClock('speaking', 90, [{ type: 'SRA', count: 1 }]),
};

let api: TestApi;
let ann: TestUser;
beforeAll(async () => {
  api = await startTestApi({ mockTests: [blueprint], questions: 'none' });
  const context = () => ({
    commandId: randomUUID(),
    correlationId: randomUUID(),
    at: new Date().toISOString(),
    actor: { kind: 'system', id: 'test' } as const,
  });
  for (const question of [SRA, reserved]) {
    await draftQuestion(api.dependencies, question, context());
    await publishQuestion(api.dependencies, question.uid, context());
  }
  ann = await api.registerAndLogIn();
});
afterAll(() => api[Symbol.asyncDispose]());

const submit = (by: TestPerson, recording: string, commandId = randomUUID()) =>
  by.call(
    saveQuestionDone,
    { uid, answer: { type: 'SRA', recording, seconds: 2 }, secondsUsed: 50 },
    { commandId },
  );
const heard = async (by: TestUser, recording: string) => {
  const url = fetchRecording.path.replace(':recording', recording);
  return (await api.inject({ method: 'GET', url, headers: { authorization: `Bearer ${by.token}` } }))
    .statusCode;
};

test('keeps an answered recording, and deletes an unused one after a week', async () => {
  const sound = noiseOf(20_000);
  const [answered, unsubmitted] = [await sendRecording(ann, sound), await sendRecording(ann, noiseOf(99))];
  expect([await heard(ann, answered), await heard(ann, unsubmitted)]).toEqual([200, 200]);
  expect((await submit(ann, answered)).status).toBe(202);
  await api.storage.files.discardUnfinished(Date.now() + 8 * dayMs);
  expect([await heard(ann, answered), await heard(ann, unsubmitted)]).toEqual([200, 404]);
  // Reads the recording as an analysis does.
  const read = await readRecording(api.dependencies, ann, answered);
  expect(Buffer.from(read ?? []).equals(sound)).toBe(true);
  const found = await findRecording(api.dependencies, ann, answered);
  expect(found && (await buffer(found.read(1, 3))).equals(sound.subarray(1, 4))).toBe(true);
});

test('refuses an answer without its recording at no cost, and accepts it later', async () => {
  const ben = await api.registerAndLogIn();
  const sound = noiseOf(20_000);
  const recording = await sendRecording(ann, sound);
  const commandId = randomUUID();
  const missing = { code: 'recording_missing', status: 409 };
  await expect(submit(ben, recording, commandId)).rejects.toMatchObject(missing);
  expect((await ben.call(fetchOwnAttempts, { uid })).body.attempts).toEqual([]);
  expect(await sendRecording(ben, sound)).toBe(recording);
  expect((await submit(ben, recording, commandId)).status).toBe(202);
  // Sent again, it is the same answer, whatever became of the recording.
  await api.storage.files.eraseOf(ben.userId);
  expect((await submit(ben, recording, commandId)).status).toBe(202);
});

test('accepts an answer without a recorded sound at no cost', async () => {
  const cleo = await api.registerAndLogIn();
  const { speakingCredits } = (await cleo.call(fetchCredits, {})).body;
  expect((await submit(cleo, '')).status).toBe(202);
  expect((await cleo.call(fetchCredits, {})).body.speakingCredits).toBe(speakingCredits);
});

test("accepts a visitor's recording like any other", async () => {
  const visitor = api.visitor();
  const recording = await sendRecording(visitor, noiseOf(20_000));
  expect((await submit(visitor, recording)).status).toBe(202);
});

test('follows the same rules in a timed test, and accepts an empty answer', async () => {
  const begin = async () => (await eventually(() => ann.call(startMockTest, { mockTestId }))).body.sessionId;
  const answerIn = (sessionId: string, recording: string) =>
    ann.call(saveMockTestQuestion, {
      sessionId,
      uid: reserved.uid,
      answer: { type: 'SRA', recording, seconds: 2 },
    });
  const sessionId = await begin();
  await expect(answerIn(sessionId, 'a'.repeat(64))).rejects.toMatchObject({ code: 'recording_missing' });
  const recording = await sendRecording(ann, noiseOf(20_000));
  expect((await answerIn(sessionId, recording)).body.answered).toBe(1);
  await api.storage.files.discardUnfinished(Date.now() + 8 * dayMs);
  expect(await heard(ann, recording)).toBe(200);
  await ann.call(submitMockTest, { sessionId });
  expect((await answerIn(await begin(), '')).body.answered).toBe(1);
});

test('includes an answered recording in the export of its user', async () => {
  const ben = await api.registerAndLogIn();
  const sound = noiseOf(20_000, 'audio/webm');
  const recording = await sendRecording(ben, sound, 'audio/webm');
  const { position = '' } = await submit(ben, recording);
  const { rawPayload } = await api.inject({
    method: 'POST',
    url: exportUserData.path,
    headers: { authorization: `Bearer ${ben.token}`, [headers.after]: position },
    payload: { password: ben.password },
  });
  expect(unzipped(rawPayload).get(`recordings/${recording}.webm`)).toEqual(sound);
});
