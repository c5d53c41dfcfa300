import { expect, test } from 'vitest';
import { begunWait } from './begun-wait.ts';

const settings = { waitingTime: 25, answeringTime: 40 };
const since = -7000;

test('the wait goes on from when it began, with the whole answering time after it', () => {
  for (const now of [since, 0, since + 25_000])
    expect(begunWait(since, now, settings)).toEqual({ since, answeringTime: 40 });
});

test('after the wait, what has gone by of the answering time is gone', () => {
  expect(begunWait(since, since + 35_000, settings)).toEqual({ since, answeringTime: 30 });
  expect(begunWait(since, since + 63_000, settings)).toEqual({ since, answeringTime: 2 });
});

test('with less left than the shortest answer takes, the time is over', () => {
  expect(begunWait(since, since + 63_001, settings)).toBe(undefined);
  expect(begunWait(since, since + 3_600_000, settings)).toBe(undefined);
});
