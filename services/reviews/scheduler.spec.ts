import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memorySchema, type Memory, type Recall } from '#domain/reviews/review-card.ts';
import { scheduler } from './scheduler.ts';

const { next: nextMemory } = scheduler;

const start = '2026-01-05T09:00:00.000Z';
const hour = 3_600_000;
const day = 24 * hour;
const later = (iso: string, ms: number) => new Date(Date.parse(iso) + ms).toISOString();
const intervalOf = ({ due, lastReview }: Memory) => Date.parse(due) - Date.parse(lastReview);

const step = fc.record({
  recall: fc.constantFrom<Recall>('again', 'hard', 'good'),
  waitMs: fc.integer({ min: 0, max: 60 * day }),
});
const history = fc.array(step, { maxLength: 12 });

function play(steps: readonly { readonly recall: Recall; readonly waitMs: number }[]): Memory {
  let [memory, at] = [nextMemory(undefined, 'again', start), start];
  for (const { recall, waitMs } of steps) {
    at = later(at, waitMs);
    memory = nextMemory(memory, recall, at);
  }
  return memory;
}

test('names the algorithm with its version and parameters', () => {
  expect(scheduler.name).toMatch(
    /^ts-fsrs v\d+\.\d+\.\d+ using FSRS-6.*, retention 0\.9, step 12h, at most 180 days$/,
  );
});

test('lengthens the interval with each right answer after a miss', () => {
  let memory = nextMemory(undefined, 'again', start);
  const intervals = [intervalOf(memory) / day];
  for (let answers = 0; answers < 7; answers += 1) {
    memory = nextMemory(memory, 'good', memory.due);
    intervals.push(intervalOf(memory) / day);
  }
  expect(intervals[0]).toBe(0.5);
  expect(intervals[1]).toBe(1);
  for (const [index, interval] of intervals.slice(1).entries()) {
    expect(interval).toBeGreaterThan(intervals[index] ?? Number.POSITIVE_INFINITY);
  }
});

// It may stay as it was: two days were given for a second answer of the same minute, which shows little.
test('never shortens the interval below half a year for a right answer when due', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 3 * day }), (steps, lateMs) => {
      const before = play(steps);
      const after = nextMemory(before, 'good', later(before.due, lateMs));
      expect(intervalOf(after)).toBeGreaterThanOrEqual(Math.min(intervalOf(before), 180 * day));
      expect(intervalOf(after) / day).toBeLessThanOrEqual(181);
      expect(after.stability).toBeGreaterThanOrEqual(before.stability);
    }),
  );
});

test('brings a missed question back within half a day', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 300 * day }), (steps, waitMs) => {
      const before = play(steps);
      const missed = nextMemory(before, 'again', later(before.lastReview, waitMs));
      expect(intervalOf(missed)).toBe(12 * hour);
      expect(missed.lapses - before.lapses).toBe(before.state === 'review' ? 1 : 0);
      expect(missed.stability).toBeLessThanOrEqual(before.stability);
    }),
  );
});

test('never schedules in the past, even if a clock went back', () => {
  fc.assert(
    fc.property(history, step, fc.integer({ min: -day, max: day }), (steps, { recall }, aheadMs) => {
      const before = play(steps);
      const at = later(before.lastReview, aheadMs);
      const after = nextMemory(before, recall, at);
      expect(Date.parse(after.due)).toBeGreaterThan(Date.parse(at));
      expect(Date.parse(after.lastReview)).toBeGreaterThanOrEqual(Date.parse(before.lastReview));
      expect(memorySchema.parse(after)).toEqual(after);
    }),
  );
});

test('gives the same times for the same history, also when stored in between', () => {
  fc.assert(
    fc.property(history, (steps) => {
      const whole = play(steps);
      expect(play(steps)).toEqual(whole);
      const stored = JSON.parse(JSON.stringify(whole)) as Memory;
      expect(nextMemory(stored, 'good', whole.due)).toEqual(nextMemory(whole, 'good', whole.due));
    }),
  );
});
