import { expect, test } from 'vitest';
import type { RealResultEvent } from '#domain/results/real-result.ts';
import { rowsAfter, rowsAfterTwice, type Example } from '../core/testing/recorded.ts';
import { realResults } from './projection.ts';

const of = { stream: 'real_result-abc', userId: 'ann', at: '2026-03-20T10:00:00.000Z' };
const data: Extract<RealResultEvent, { type: 'RealResultReported' }>['data'] = {
  examType: 'core',
  scores: { overall: 67, listening: 66, reading: 64, speaking: 72, writing: 65 },
  takenOn: '2026-03-12',
  source: 'pdf',
  corrected: ['reading'],
  estimate: { sessionId: 's1', overall: 64, low: 58, high: 70, version: '1' },
};
const reported: Example = { type: 'RealResultReported', data, ...of };
const discarded: Example = { type: 'RealResultDiscarded', data: { reason: 'Not real' }, ...of };

test('stores a result with the earlier estimate, RealResultReported', () => {
  expect(rowsAfterTwice(realResults, [reported])).toEqual([
    {
      id: 'abc',
      userId: 'ann',
      examType: 'core',
      status: 'reported',
      takenOn: '2026-03-12',
      overall: 67,
      estimated: 64,
      low: 58,
      high: 70,
      version: '1',
      source: 'pdf',
      corrected: ['reading'],
      at: of.at,
    },
  ]);
  const without: Example = { ...reported, data: { ...data, estimate: null } };
  expect(rowsAfter(realResults, [without])).toMatchObject([{ estimated: null, version: null }]);
});

test('discards a result, RealResultDiscarded', () => {
  expect(rowsAfterTwice(realResults, [reported, discarded])).toMatchObject([{ status: 'discarded' }]);
});
