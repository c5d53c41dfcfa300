import { expect, test } from 'vitest';
import { inUtc, phaseOf } from './period.ts';

const period = { startTime: '2026-12-01T00:00:00.000Z', endTime: '2026-12-31T00:00:00.000Z' };

test('runs from its start until its end', () => {
  const at = (now: string) => phaseOf(period, now);
  expect([
    at('2026-11-30T23:59:59.999Z'),
    at(period.startTime),
    at('2026-12-30T23:59:59.999Z'),
    at(period.endTime),
  ]).toEqual(['coming', 'running', 'running', 'over']);
});

test('converts its times to UTC, and keeps other fields', () => {
  const given = { id: 'a', startTime: '2026-12-01T01:00:00+01:00', endTime: '2026-12-31T00:00:00Z' };
  expect(inUtc(given)).toEqual({ id: 'a', ...period });
});
