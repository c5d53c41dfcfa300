import { expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { calibrate, type CalibrationEntry } from './calibration.ts';
import {
  discardResult,
  realResultStream,
  reportResult,
  type RealResult,
  type RealResultEvent,
} from './real-result.ts';

const result: RealResult = {
  examType: 'new_format',
  scores: { overall: 67, listening: 66, reading: 64, speaking: 72, writing: 65 },
  takenOn: '2026-03-12',
  source: 'pdf',
  corrected: [],
  estimate: null,
};
const reported: RealResultEvent = { type: 'RealResultReported', data: result };
const reason = { reason: 'Not a real scorecard' };
const discarded: RealResultEvent = { type: 'RealResultDiscarded', data: reason };

test('a scorecard counts once', () => {
  given(realResultStream, [])
    .when((state) => reportResult(state, result))
    .then([reported]);
  given(realResultStream, [reported])
    .when((state) => reportResult(state, { ...result, source: 'screenshot' }))
    .then([]);
  given(realResultStream, [reported])
    .when((state) => reportResult(state, { ...result, scores: { ...result.scores, overall: 90 } }))
    .thenRejected('scorecard_reported');
});

test('an admin discards one', () => {
  given(realResultStream, [reported])
    .when((state) => discardResult(state, reason))
    .then([discarded]);
  given(realResultStream, [])
    .when((state) => discardResult(state, reason))
    .thenRejected('not_found');
  given(realResultStream, [reported, discarded])
    .when((state) => reportResult(state, result))
    .then([]);
});

test('errors are counted by exam and version, and by month', () => {
  const entry = (changed: Partial<CalibrationEntry>): CalibrationEntry => ({
    examType: 'new_format',
    version: '1',
    takenOn: '2026-03-12',
    overall: 60,
    estimated: 64,
    low: 58,
    high: 70,
    ...changed,
  });
  const entries = [
    entry({ takenOn: '2026-04-01', overall: 75 }),
    entry({}),
    entry({ takenOn: '2026-03-30', overall: 62 }),
    entry({ examType: 'core' }),
  ];
  expect(calibrate(entries)).toEqual([
    {
      examType: 'new_format',
      version: '1',
      results: 3,
      meanError: -1.7,
      meanAbsoluteError: 5.7,
      inRange: 2 / 3,
      months: [
        { month: '2026-03', results: 2, meanError: 3, meanAbsoluteError: 3, inRange: 1 },
        { month: '2026-04', results: 1, meanError: -11, meanAbsoluteError: 11, inRange: 0 },
      ],
    },
    expect.objectContaining({ examType: 'core', results: 1, meanError: 4 }),
  ]);
  expect(calibrate([])).toEqual([]);
});
