import { randomUUID } from 'node:crypto';
import { Client } from '@temporalio/client';
import { expect, test } from 'vitest';
import { Defect } from '#domain/core/defect.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { notInTime, resultWaits } from '#domain/sittings/scores/result-waits.ts';
import { wscQuestion } from '#domain/question-types/testing/questions.ts';
import type { WritingAnalysis } from '#domain/scoring/writing-analysis.ts';
import { temporalConnection } from '#infra/testing/servers/temporal.ts';
import { createQuickAnalysis } from '#services/analysis/testing/quick-analysis.ts';
import { writtenAnswer } from '#services/analysis/written-answer.ts';
import { eventually, openTestHarness, type TestHarness } from '../core/testing/test-harness.ts';
import { startWorkflowProcess } from './testing/workflow-process.ts';
import { startWrittenTest } from './testing/written-test.ts';

const text =
  'Tea was a luxury in Europe at first, because ships had to bring it from far away and only the wealthy could afford it, as the passage explains.';
const taskQueue = randomUUID();

/** A workflow process on this file's task queue. */
const startProcess = (harness: TestHarness, analysis: WritingAnalysis, aheadMs = 0) =>
  startWorkflowProcess(harness, { taskQueue, analysis, aheadMs });

/** Fails for every text until it is opened. */
function gatedAnalysis() {
  const works = createQuickAnalysis();
  const state = { isOpen: false, asked: 0 };
  const analysis: WritingAnalysis = {
    async score(answer) {
      state.asked += 1;
      if (!state.isOpen) throw new TypeError('fetch failed');
      return works.score(answer);
    },
  };
  return { state, analysis };
}

async function resultOf(sessionId: string): Promise<void> {
  await using connection = await temporalConnection();
  await new Client({ connection }).workflow.getHandle(mockTestStream.nameOf(sessionId)).result();
}

test('waits for the last score across a restart, and records the result once', async () => {
  await using harness = await openTestHarness();
  const { state, analysis } = gatedAnalysis();
  const sitting = await startWrittenTest(harness, text, 0.5);
  {
    await using first = await startProcess(harness, analysis);
    // Analyses both texts: the submitted one, and the empty one after the test ends.
    await eventually(async () => {
      expect((await sitting.read()).status).toBe('submitted');
      expect(state.asked).toBeGreaterThan(2);
      expect(first.reactors()).toMatchObject([{ lagMs: 0 }, { lagMs: 0 }]);
    });
  }
  expect((await sitting.types()).slice(-2)).toEqual(['MockTestSectionEnded', 'MockTestSubmitted']);
  state.isOpen = true;
  await using second = await startProcess(harness, analysis);
  await eventually(async () => expect((await sitting.read()).status).toBe('scored'));
  await resultOf(sitting.sessionId);
  expect(second.reactors()).toMatchObject([{ status: 'running' }, { status: 'running' }]);
  expect(await sitting.types()).toEqual([
    'MockTestStarted',
    'MockTestAnswerSubmitted',
    'MockTestSectionEnded',
    'MockTestSubmitted',
    'MockTestAnswerScored',
    'MockTestAnswerScored',
    'MockTestResultRecorded',
  ]);
  const { points } = await createQuickAnalysis().score(writtenAnswer(wscQuestion, { type: 'WSC', text }));
  expect(points).toBeGreaterThan(0);
  expect(await sitting.read()).toMatchObject({
    points,
    maximum: 16,
    results: [{ score: { points, scorer: 'writing' } }, { score: { points: 0 } }],
  });
});

test('records a result despite a permanently failed analysis, and names it', async () => {
  await using harness = await openTestHarness();
  const works = createQuickAnalysis();
  await using running = await startProcess(harness, {
    async score(answer) {
      if (answer.text === text) throw new Defect('it cannot be read');
      return works.score(answer);
    },
  });
  const sitting = await startWrittenTest(harness, text, 3600);
  await eventually(async () => expect(await sitting.types()).toContain('MockTestAnswerAnalysisFailed'));
  expect(running.reactors()).toMatchObject([{ status: 'running' }, { status: 'running' }]);
  await sitting.handIn();
  await resultOf(sitting.sessionId);
  expect(await sitting.read()).toMatchObject({
    status: 'scored',
    cause: 'student',
    points: 0,
    maximum: 8,
    results: [{ failure: 'The analysis gave no score.' }, { score: { points: 0 } }],
  });
});

test('records a result after an hour without late scores, and a second one with them', async () => {
  await using harness = await openTestHarness();
  const works = createQuickAnalysis();
  const { state, analysis } = gatedAnalysis();
  // Omitted texts are scored at once. The workflows' clock is an hour ahead, and the sitting is longer.
  const readsEmpty: WritingAnalysis = {
    score: (answer) => (answer.text === '' ? works.score(answer) : analysis.score(answer)),
  };
  await using running = await startProcess(harness, readsEmpty, resultWaits.recorded * 1000);
  const sitting = await startWrittenTest(harness, text, 2 * resultWaits.recorded);
  await eventually(() => expect(state.asked).toBeGreaterThan(0));
  expect(running.reactors()).toMatchObject([{ status: 'running' }, { status: 'running' }]);
  await sitting.handIn();
  await resultOf(sitting.sessionId);
  expect(await sitting.read()).toMatchObject({
    status: 'scored',
    results: [{ failure: notInTime }, {}],
  });
  state.isOpen = true;
  await eventually(async () =>
    expect(await sitting.read()).toMatchObject({
      status: 'scored',
      results: [{ score: { scorer: 'writing' }, isLate: true }, {}],
    }),
  );
});
