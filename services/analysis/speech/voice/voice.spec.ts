import { expect, test } from 'vitest';
import { joined, mixed, music, noise, soundOf, tone } from '../testing/recordings.ts';
import { voiceIn } from './voice.ts';

const silence = (seconds: number) => soundOf(seconds, () => 0);
const room = (seconds: number) => noise(seconds, 0.001);

test('runs are found where the sound is, within two hundredths of a second', () => {
  const sound = joined(silence(0.5), tone(1), silence(0.4), tone(0.6), silence(0.5));
  const { runs, seconds } = voiceIn(mixed(sound, room(3)));
  expect(runs).toHaveLength(2);
  for (const [at, [start, end]] of [
    [0.5, 1.5],
    [1.9, 2.5],
  ].entries()) {
    expect(Math.abs((runs[at]?.start ?? 0) - (start ?? 0))).toBeLessThanOrEqual(0.02);
    expect(Math.abs((runs[at]?.end ?? 0) - (end ?? 0))).toBeLessThanOrEqual(0.02);
  }
  expect(seconds).toBeCloseTo(1.6, 1);
});

test('a silence shorter than a consonant may be is no pause, a click is no run', () => {
  const sound = joined(
    silence(0.5),
    tone(0.5),
    silence(0.15),
    tone(0.5),
    silence(0.5),
    tone(0.03),
    silence(1),
  );
  expect(voiceIn(mixed(sound, room(4))).runs).toHaveLength(1);
});

test.each([
  ['nothing at all', new Float32Array(0), -100],
  ['digital silence', silence(3), -100],
  ['a quiet room', room(3), -64],
  ['noise', noise(3), -24],
  ['a tone', tone(3), -17],
])('%s has no voice', (_, sound, loudness) => {
  const voice = voiceIn(sound);
  expect(voice.seconds).toBe(0);
  expect(Math.round(voice.loudness)).toBe(loudness);
});

test.each([1.5, 6.5, 10, 40])('a word of 0.4 s is heard in a recording of %d s', (seconds) => {
  const sound = joined(silence(1), tone(0.4), silence(seconds - 1.4));
  expect(voiceIn(mixed(sound, room(seconds))).seconds).toBeCloseTo(0.4, 1);
});

test('a click in a long recording is no voice', () => {
  const sound = joined(silence(1), tone(0.05), silence(9));
  expect(voiceIn(mixed(sound, room(10.05))).seconds).toBe(0);
});

test('music is not told from a voice by its energy', () => {
  expect(voiceIn(joined(silence(0.5), music(3))).seconds).toBeGreaterThan(1);
});
