import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { fold } from '#domain/core/events/stream.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { poolOfAnotherProcess } from '#infra/testing/servers/database.ts';
import { olderJournal } from '#infra/testing/older-journal.ts';
import { listSetAside } from '#projections/postgres/set-aside.ts';
import { createQuickAnalysis } from '#services/analysis/testing/quick-analysis.ts';
import { eventually, openTestHarness, type TestHarness } from '../core/testing/test-harness.ts';
import { startWorkflowProcess } from './testing/workflow-process.ts';
import { startWrittenTest } from './testing/written-test.ts';

const text =
  'Tea was a luxury in Europe at first, because ships had to bring it from far away and only the wealthy could afford it, as the passage explains.';

/** @returns a query of the attempt's state */
async function handInText({ append, journal }: TestHarness) {
  const attemptId = randomUUID();
  const stream = questionAttemptStream.nameOf(attemptId);
  const [type, uid, revision] = ['WSC', 'WSC-9001', 1] as const;
  const data = { attemptId, uid, type, revision, answer: { type, text }, secondsUsed: 60 } as const;
  await append(questionAttemptStream, stream, [{ type: 'AnswerSubmitted', data }], { userId: 'ben' });
  return async () => fold(questionAttemptStream, await journal.read(questionAttemptStream, stream)).status;
}

/** One student sits a test and another practises; both must get their scores. */
async function expectScores(harness: TestHarness) {
  const sitting = await startWrittenTest(harness, text, 0.3);
  const statusOfText = await handInText(harness);
  await eventually(async () =>
    expect([(await sitting.read()).status, await statusOfText()]).toEqual(['scored', 'scored']),
  );
  const types = await sitting.types();
  expect(types.filter((type) => type === 'MockTestResultRecorded')).toHaveLength(1);
  // The second text is empty, but scored too.
  expect(types.filter((type) => type === 'MockTestAnswerScored')).toHaveLength(2);
}

/** A sitting with an event that the older release does not know. */
async function startNewerTest(harness: TestHarness) {
  const sitting = await startWrittenTest(harness, text, 0.3);
  const stream = mockTestStream.nameOf(sitting.sessionId);
  const [place, at] = [{ section: 0, clock: 0 }, new Date().toISOString()];
  await harness.append(mockTestStream, stream, [
    { type: 'MockTestBreakStarted', data: { ...place, beganAt: at, endsAt: at } },
    { type: 'MockTestBreakEnded', data: { ...place, from: at, until: at, cause: 'student' } },
  ]);
  return sitting;
}

test('scores answers by the old, both and the new release during a rolling deploy', async () => {
  await using harness = await openTestHarness();
  await using elsewhere = poolOfAnotherProcess(harness.pool);
  const process = { taskQueue: randomUUID(), analysis: createQuickAnalysis() };
  const older = { ...harness, journal: olderJournal(harness, 'MockTestBreakStarted') };
  let newer: Awaited<ReturnType<typeof startWorkflowProcess>>;
  let unreadable: Awaited<ReturnType<typeof startNewerTest>>;
  {
    await using _ = await startWorkflowProcess(older, process);
    await expectScores(harness);
    newer = await startWorkflowProcess({ ...harness, pool: elsewhere.pool }, process);
    unreadable = await startNewerTest(harness);
    await expectScores(harness);
    await expectScores(harness);
  }
  await using _ = newer;
  await expectScores(harness);
  await eventually(async () => expect((await unreadable.read()).status).toBe('scored'));
  const types = await unreadable.types();
  expect(types.filter((type) => type === 'MockTestResultRecorded')).toHaveLength(1);
  await eventually(async () => expect(await listSetAside(harness.pool)).toEqual([]));
});
