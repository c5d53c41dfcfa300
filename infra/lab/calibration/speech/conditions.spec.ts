import { expect, test } from 'vitest';
import { soundOf } from '#services/analysis/speech/testing/recordings.ts';
import { inNoise, overTelephone, withPauses } from './conditions.ts';

const sine = (hertz: number) => soundOf(1, (time) => 0.5 * Math.sin(2 * Math.PI * hertz * time));
const power = (sound: Float32Array) => sound.reduce((sum, value) => sum + value * value, 0) / sound.length;
const decibels = (one: Float32Array, other: Float32Array) => 10 * Math.log10(power(one) / power(other));

test.each([0, 10, 20])('noise is %d dB weaker than the sound, and the same on every run', (wanted) => {
  const clear = sine(440);
  const heard = inNoise(clear, wanted);
  const added = heard.map((value, at) => value - (clear[at] ?? 0));
  expect(decibels(clear, added)).toBeCloseTo(wanted, 1);
  expect(inNoise(clear, wanted)).toEqual(heard);
});

test('a telephone passes the middle of the voice and neither hum nor hiss', () => {
  const loss = (hertz: number) => decibels(sine(hertz), overTelephone(sine(hertz)));
  expect(loss(1000)).toBeCloseTo(0, 0);
  expect(loss(50)).toBeGreaterThan(40);
  expect(loss(7000)).toBeGreaterThan(20);
});

test('silence is put where it is asked for, and no sound is lost', () => {
  const clear = sine(440);
  const paused = withPauses(clear, [250, 500], 0.5);
  expect(paused.length).toBe(2 * 16_000);
  expect(power(paused.subarray(4000, 12_000))).toBe(0);
  expect([...paused.subarray(12_000, 16_000)]).toEqual([...clear.subarray(4000, 8000)]);
  expect(power(paused.subarray(16_000, 24_000))).toBe(0);
  expect([...paused.subarray(24_000)]).toEqual([...clear.subarray(8000)]);
});
