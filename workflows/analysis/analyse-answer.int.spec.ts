import { randomUUID } from 'node:crypto';
import { ApplicationFailure } from '@temporalio/common';
import { expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#domain/core/durations.ts';
import { executeSkippingTime } from '../core/testing/time-skipping.ts';
import type { AnalysisActivities, AnalysisInput } from './analyse-answer-contract.ts';
import { analyseAnswer } from './analyse-answer.ts';

const practised = { attemptId: 'a-1', correlationId: randomUUID() };
const inTest = { sessionId: 's-1', uid: 'WSC-0001', correlationId: randomUUID() };
const pauses = [minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs, 6 * hourMs, dayMs, 3 * dayMs];

/** @param scores called for each try, counted from 1 */
async function analyse(answer: AnalysisInput, scores: (tried: number) => void) {
  let tried = 0;
  const failures: string[] = [];
  const activities: AnalysisActivities = {
    async scoreAndRecord() {
      tried += 1;
      scores(tried);
    },
    async failAnalysis(_answer, reason) {
      failures.push(reason);
    },
  };
  return { waits: await executeSkippingTime(analyseAnswer, answer, activities), failures };
}

const noScore = 'The analysis gave no score.';
const away = () => {
  throw ApplicationFailure.retryable('The endpoint is away.');
};
const defect = () => {
  throw ApplicationFailure.nonRetryable('The text cannot be read.');
};

test('an answer in practice does not wait for an analysis that is away', async () => {
  expect(await analyse(practised, away)).toEqual({ waits: [], failures: [noScore] });
});

test('an answer in a test waits for it for 4 days', async () => {
  expect(await analyse(inTest, away)).toEqual({ waits: pauses, failures: [noScore] });
});

test('an answer in a test is scored when the analysis is back', async () => {
  const backAfterThreePauses = (tried: number) => tried <= 3 && away();
  expect(await analyse(inTest, backAfterThreePauses)).toEqual({ waits: pauses.slice(0, 3), failures: [] });
});

test.each([practised, inTest])('an answer that the analysis cannot read does not wait', async (answer) => {
  expect(await analyse(answer, defect)).toEqual({ waits: [], failures: [noScore] });
});
