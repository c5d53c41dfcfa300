import { expect, it } from 'vitest';
import { brownNoise } from './sounds.ts';

/** Repeatable pseudo-random numbers from 0 to below 1. */
function chance() {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

it('produces audible noise within bounds, with more low than high frequencies', () => {
  const samples = brownNoise(20_000, chance());
  expect(samples.every((sample) => Math.abs(sample) <= 1)).toBe(true);
  const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
  const steps = samples.slice(1).map((sample, index) => Math.abs(sample - (samples[index] ?? 0)));
  expect(loudness).toBeGreaterThan(0.05);
  expect(Math.max(...steps)).toBeLessThan(loudness);
});

it('stays within bounds for any random numbers', () => {
  expect(Math.max(...brownNoise(5000, () => 0.999))).toBeLessThanOrEqual(1);
  expect(Math.min(...brownNoise(5000, () => 0))).toBeGreaterThanOrEqual(-1);
});
