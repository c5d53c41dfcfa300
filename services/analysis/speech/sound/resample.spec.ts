import { expect, test } from 'vitest';
import { soundOf, tone } from '../testing/recordings.ts';
import { resample } from './resample.ts';

const levelOf = (sound: Float32Array) => {
  const inner = sound.subarray(sound.length / 4, (sound.length * 3) / 4);
  return Math.sqrt(inner.reduce((sum, value) => sum + value * value, 0) / inner.length);
};

/** `soundOf` makes 16,000 samples a second, so this stretches the time. */
const toneAt = (rate: number, frequency: number) =>
  soundOf(rate / 16_000, (time) => 0.2 * Math.sin((2 * Math.PI * frequency * time * 16_000) / rate));

test.each([8000, 11_025, 22_050, 44_100, 48_000, 96_000])('a tone of %i samples stays what it is', (rate) => {
  const result = resample(toneAt(rate, 440), rate, 16_000);
  expect(result).toHaveLength(16_000);
  const expected = tone(1);
  for (let at = 1000; at < 15_000; at += 1) expect(result[at]).toBeCloseTo(expected[at] ?? 2, 2);
});

test('what the lower rate cannot hold is silent and not another tone', () => {
  expect(levelOf(resample(toneAt(48_000, 10_000), 48_000, 16_000))).toBeLessThan(0.002);
});

test('sound at the right rate is left alone', () => {
  const sound = tone(0.1);
  expect(resample(sound, 16_000, 16_000)).toBe(sound);
});
