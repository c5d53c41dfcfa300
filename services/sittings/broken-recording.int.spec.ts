import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportBrokenRecording } from '#domain/sittings/broken-recording-contract.ts';
import type { MockTestBlueprint } from '#domain/mock-tests/catalogue.ts';
import { loadMockTest, type Sitting } from '#domain/sittings/contract.ts';
import { startMockTest } from '#domain/mock-tests/contract.ts';
import { holdMockTest } from '#domain/sittings/hold-contract.ts';
import { oneClock } from '#domain/sittings/testing/one-clock.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { lookUpHistory } from '#domain/support/contract.ts';
import { eventually, startTestApi, type TestApi } from '#infra/testing/api.ts';
import { draftQuestion, publishQuestion } from '../questions/commands.ts';

const SRA = { ...sampleQuestions.SRA, uid: 'SRA-9002', reserved: true };
const blueprint: MockTestBlueprint = {
  mockTestId: 'speaking_sprint',
  mockTestCategory: 'sprint',
  name: 'Speaking sprint',
  description: 'One text to read aloud.',
  sections: oneClock('speaking', 90, [{ type: 'SRA', count: 1 }]),
};

const realTime = () => Date.now();
/** The lead of the server's clock, so that a test need not wait for a recording. */
let aheadMs = 0;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    mockTests: [blueprint],
    questions: 'none',
    clock: () => new Date(realTime() + aheadMs).toISOString(),
  });
  const context = () => ({
    commandId: randomUUID(),
    correlationId: randomUUID(),
    at: new Date().toISOString(),
    actor: { kind: 'system', id: 'test' } as const,
  });
  await draftQuestion(api.dependencies, SRA, context());
  await publishQuestion(api.dependencies, SRA.uid, context());
});
afterAll(() => api[Symbol.asyncDispose]());

const deadlineOf = ({ clock }: Sitting) => Date.parse(clock?.deadline ?? '');

test('returns the time of an interrupted recording once, and shows it in the history', async () => {
  const [ann, ben] = await Promise.all([api.registerAndLogIn(), api.registerAndLogIn()]);
  const start = () => ann.call(startMockTest, { mockTestId: blueprint.mockTestId });
  const { body: started } = await eventually(start);
  const { sessionId } = started;
  const holder = randomUUID();
  await ann.call(holdMockTest, { sessionId, holder });
  aheadMs += 50_000;
  const broken = { sessionId, holder, uid: SRA.uid, seconds: 8 };
  for (const [who, given, code] of [
    [ben, broken, 'mock_test_not_found'],
    [ann, { ...broken, holder: randomUUID() }, 'sitting_taken_over'],
    [ann, { ...broken, uid: 'SRA-9999' }, 'not_the_current_question'],
    [ann, { ...broken, seconds: 100_000 }, 'invalid_input'],
  ] as const)
    await expect(who.call(reportBrokenRecording, given)).rejects.toMatchObject({ code });

  const { body: after } = await ann.call(reportBrokenRecording, broken);
  expect(deadlineOf(after) - deadlineOf(started)).toBe(8000);
  expect(after.givenBack).toMatchObject([{ cause: 'sound_interrupted', seconds: 8 }]);
  aheadMs += 10_000;
  await ann.call(reportBrokenRecording, broken);
  const { body: loaded } = await ann.call(loadMockTest, { sessionId });
  expect(deadlineOf(loaded)).toBe(deadlineOf(after));

  const admin = await api.admin();
  const look = () => admin.call(lookUpHistory, { id: ann.userId, reason: 'a test' });
  await expect
    .poll(async () => (await look()).body.entries.map(({ sentence }) => sentence).join('\n'))
    .toContain('the sound of the student’s device was interrupted');
});
