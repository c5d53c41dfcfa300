import { expect, test } from 'vitest';
import { maximumSteps, timelineSchema } from './timeline.ts';

const step = (atMs: number) => ({ atMs, act: 'chose' as const, part: 1 });

test('accepts steps in order of time, up to a maximum', () => {
  expect(timelineSchema.parse([step(0), step(0), step(12)])).toHaveLength(3);
  const many = (count: number) => Array.from({ length: count }, (_one, index) => step(index));
  expect(timelineSchema.safeParse(many(maximumSteps)).success).toBe(true);
  expect(timelineSchema.safeParse(many(maximumSteps + 1)).success).toBe(false);
});

test.each([
  ['backwards', [step(5), step(4)]],
  ['before the start', [step(-1)]],
  ['after a day', [step(86_400_001)]],
  ['of an unknown kind', [{ atMs: 1, act: 'danced' }]],
  ['with half a part', [{ ...step(1), part: 0.5 }]],
])('a step %s is refused', (_what, steps) => {
  expect(timelineSchema.safeParse(steps).success).toBe(false);
});

test('drops unknown fields, and so any typed text', () => {
  expect(timelineSchema.parse([{ ...step(1), act: 'typed', to: 3, text: 'secret' }])).toEqual([
    { atMs: 1, act: 'typed', part: 1, to: 3 },
  ]);
});
