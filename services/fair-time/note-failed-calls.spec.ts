import { expect, test } from 'vitest';
import { isLoss } from './note-failed-calls.ts';

test('records failed and limited calls of a sitting as lost time, and not refused drafts', () => {
  const losing = [500, 503, 429];
  for (const call of [
    'saveMockTestQuestion',
    'startMockTestSection',
    'saveMockTestEndSection',
    'submitMockTest',
    'finishRecording',
  ]) {
    expect([call, losing.filter((status) => isLoss(call, status))]).toEqual([call, losing]);
    expect([call, isLoss(call, 409), isLoss(call, 200)]).toEqual([call, false, false]);
  }
  expect(losing.filter((status) => isLoss('saveMockTestDraft', status))).toEqual([500, 503]);
  expect(losing.filter((status) => isLoss('fetchQuestions', status))).toEqual([]);
});
