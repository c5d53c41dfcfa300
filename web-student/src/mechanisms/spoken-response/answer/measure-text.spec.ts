import { describe, expect, it } from 'vitest';
import type { Evidence } from '#domain/scoring/score.ts';
import { measureText, measuresIn } from './measure-text.ts';

const pause = { kind: 'measure', of: 'pause_percent', value: 8, scale: [50, 5] } as const satisfies Evidence;
const speed = {
  kind: 'measure',
  of: 'words_per_second',
  value: 3,
  scale: [0, 2],
} as const satisfies Evidence;
const clear = {
  kind: 'measure',
  of: 'clear_percent',
  value: 10,
  scale: [50, 90],
} as const satisfies Evidence;
const filler = { kind: 'measure', of: 'filler_percent', value: 0, scale: [7, 0] } as const satisfies Evidence;

describe('a figure', () => {
  it('names the value that would be enough', () => {
    expect(measureText(pause, false)).toBe('You paused inside phrases for 8% of the time. Keep it under 5%.');
  });

  it('asks for no change when no point was lost', () => {
    expect(measureText(pause, true)).toBe('You paused inside phrases for 8% of the time.');
    expect(measureText(speed, true)).toContain('all points for speed');
  });

  it('shows a sentence instead of 0%', () => {
    expect(measureText(filler, false)).toBe('You made no sounds such as “um”.');
    expect(measureText({ ...filler, value: 3 }, false)).toBe('Sounds such as “um” took 3% of your speech.');
    expect(
      measureText({ kind: 'measure', of: 'pauses_per_ten_words', value: 1, scale: [4, 0.1] }, false),
    ).toMatch(/^You paused 1 time per/);
  });
});

it('omits comparisons with the given text when the student said something else', () => {
  expect(measuresIn([speed, pause, clear], true)).toEqual([speed, pause]);
  expect(measuresIn([speed, pause, clear], false)).toEqual([speed, pause, clear]);
});
