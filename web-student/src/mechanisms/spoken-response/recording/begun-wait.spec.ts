import { expect, test } from 'vitest';
import { begunWait } from './begun-wait.ts';

const settings = { waitingTime: 25, answeringTime: 40 };
const since = -7000;

test('continues a wait from its start, with the full answering time after it', () => {
  for (const now of [since, 0, since + 25_000])
    expect(begunWait(since, now, settings)).toEqual({ since, answeringTime: 40 });
});

test('deducts the answering time that has passed since the wait ended', () => {
  expect(begunWait(since, since + 35_000, settings)).toEqual({ since, answeringTime: 30 });
  expect(begunWait(since, since + 63_000, settings)).toEqual({ since, answeringTime: 2 });
});

test('ends the time when less remains than the shortest answer needs', () => {
  expect(begunWait(since, since + 63_001, settings)).toBe(undefined);
  expect(begunWait(since, since + 3_600_000, settings)).toBe(undefined);
});
