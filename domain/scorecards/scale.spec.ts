import { expect, test } from 'vitest';
import { readAll } from '../question-types/testing/read-text.ts';
import { scoreFacts } from './testing/score-facts.ts';
import { cefrBands, cefrOf, clbMinima, clbOf, onScale } from './scale.ts';

test('the bands are those of the fact sheet', () => {
  const said = readAll(scoreFacts, /\b([ABC][12]) (\d+)-(\d+)/);
  expect(cefrBands.toReversed().map(({ level, from }) => [level, String(from)])).toEqual(
    said.map(([level, from]) => [level, from]),
  );
  for (const [level = '', from, to] of said) {
    expect(cefrOf(Number(from))).toBe(level);
    expect(cefrOf(Number(to))).toBe(level);
  }
});

test('the benchmarks are those of the fact sheet, and the lowest skill counts', () => {
  const said = readAll(scoreFacts, /\b(\d+): (\d+)\/(\d+)\/(\d+)\/(\d+)/).map((row) => row.map(Number));
  expect(clbMinima.map(({ level, minima }) => [level, ...minima])).toEqual(said);
  expect(clbOf({ listening: 60, reading: 60, speaking: 68, writing: 69 })).toBe(7);
  expect(clbOf({ listening: 90, reading: 90, speaking: 67, writing: 90 })).toBe(6);
  expect(clbOf({ listening: 17, reading: 90, speaking: 90, writing: 90 })).toBeUndefined();
});

test('maps shares linearly to the scale', () => {
  expect([0, 0.5, 1].map(onScale)).toEqual([10, 50, 90]);
  expect([-1, 2].map(onScale)).toEqual([10, 90]);
});
