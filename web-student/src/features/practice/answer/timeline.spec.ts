import { expect, it } from 'vitest';
import { maximumSteps, timelineSchema, type TimelineStep } from '#domain/practice/timeline.ts';
import { withStep } from './timeline.ts';

const chose = { act: 'chose', part: 1 } as const;
const typed = { act: 'typed', part: 0 } as const;
const full: readonly TimelineStep[] = Array.from({ length: maximumSteps }, (_step, atMs) => ({
  ...chose,
  atMs,
}));

it('records the time of each step, in whole milliseconds', () => {
  expect(withStep([], chose, 1200.6)).toEqual([{ ...chose, atMs: 1201 }]);
});

it('never goes back in time', () => {
  expect(withStep([{ ...chose, atMs: 500 }], chose, 300).at(-1)?.atMs).toBe(500);
});

it('takes letters that follow each other closely as one step, at its end', () => {
  const first = withStep([], { ...typed, to: 1 }, 1000);
  expect(withStep(first, { ...typed, to: 2 }, 1800)).toEqual([{ ...typed, to: 2, atMs: 1800 }]);
});

it('keeps typing after a pause, and in another field, apart', () => {
  const first = withStep([], { ...typed, to: 1 }, 1000);
  expect(withStep(first, { ...typed, to: 2 }, 3001)).toHaveLength(2);
  expect(withStep(first, { act: 'typed', part: 1, to: 1 }, 1100)).toHaveLength(2);
});

it('drops what comes after the timeline is full', () => {
  expect(withStep(full, chose, 999)).toBe(full);
});

it('records even then that the answer was shown', () => {
  const timeline = withStep(full, { act: 'shown' }, 999);
  expect(timeline).toHaveLength(maximumSteps);
  expect(timeline.at(-1)).toEqual({ act: 'shown', atMs: 999 });
});

it('returns valid input for the call, whatever the clock says', () => {
  let timeline: readonly TimelineStep[] = [];
  for (const at of [-5, 3, 86_400_000 * 2, 7]) timeline = withStep(timeline, chose, at);
  expect(timelineSchema.safeParse(timeline).success).toBe(true);
});
