import { expect, it } from 'vitest';
import { peaksOf } from './peaks.ts';

it('returns the peak of each part, relative to the overall peak', () => {
  const sound = new Float32Array([0, 0.1, -0.4, 0.2, 0, 0]);
  expect(peaksOf(sound, 3).map((peak) => Number(peak.toFixed(2)))).toEqual([0.25, 1, 0]);
});

it('is flat for silence and for an empty recording', () => {
  expect(peaksOf(new Float32Array(10), 2)).toEqual([0, 0]);
  expect(peaksOf(new Float32Array(0), 2)).toEqual([0, 0]);
});
