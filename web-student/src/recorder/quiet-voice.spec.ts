import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { levelOf } from './sound/level-of.ts';
import { hear, levelMs, nothingHeard } from './sound/loudness.ts';
import { soundRate } from './capture/resample.ts';
import { addSound, checkSound, nothingChecked } from './sound/sound-check.ts';
import { isVoiced } from './sound/voiced.ts';

const headBytes = 44;
const levelLength = (soundRate * levelMs) / 1000;

function sentence(): Float32Array {
  const path = '../../../services/analysis/speech/testing/wheat.wav';
  const { buffer, byteOffset, length } = readFileSync(new URL(path, import.meta.url));
  const view = new DataView(buffer, byteOffset + headBytes, length - headBytes);
  return Float32Array.from({ length: view.byteLength / 2 }, (_, at) => view.getInt16(at * 2, true) / 32_768);
}

function loudnessOf(sound: Float32Array): number {
  return Math.sqrt(sound.reduce((sum, sample) => sum + sample * sample, 0) / sound.length);
}

function createNoise() {
  let state = 1;
  return (rms: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return rms * Math.sqrt(3) * ((2 * state) / 2 ** 32 - 1);
  };
}

const spoken = sentence();
const seconds = (count: number) => new Float32Array(count * soundRate);

function heardIn(voice: number, room: number) {
  const noise = createNoise();
  const scale = voice / loudnessOf(spoken);
  const scaled = spoken.map((sample) => sample * scale);
  const sound = [seconds(1), scaled, scaled, scaled, scaled, seconds(5)].flatMap((part) => [...part]);
  const noisy = Float32Array.from(sound, (sample) => sample + noise(room));
  let [heard, check, longestQuietMs] = [nothingHeard, nothingChecked, 0];
  const speechEnd = soundRate + 4 * spoken.length;
  for (let at = 0; at + levelLength <= noisy.length; at += levelLength) {
    const level = levelOf(noisy.subarray(at, at + levelLength), soundRate);
    heard = hear(heard, level);
    check = addSound(check, level, heard);
    if (at < speechEnd) longestQuietMs = Math.max(longestQuietMs, heard.quietMs);
  }
  return { longestQuietMs, quietMsAtEnd: heard.quietMs, verdict: checkSound(check) };
}

it.each([
  [0.1, 0.0005],
  [0.02, 0.002],
  [0.0055, 0.0005],
  [0.003, 0.0005],
  [0.003, 0],
])('hears a voice of %s over a room of %s to its end', (voice, room) => {
  const { longestQuietMs, quietMsAtEnd } = heardIn(voice, room);
  expect(longestQuietMs).toBeLessThan(1500);
  expect(quietMsAtEnd).toBeGreaterThan(4000);
});

it('reports a voice that is too quiet, and a room without a voice', () => {
  expect(heardIn(0.0055, 0.0005).verdict).toBe('too quiet');
  expect(heardIn(0.003, 0.0005).verdict).toBe('too quiet');
  expect(heardIn(0.1, 0.0005).verdict).toBe('good');
  expect(heardIn(0, 0.0005).verdict).toBe('nothing');
  expect(heardIn(0, 0.005).verdict).toBe('nothing');
});

it('hears a quiet voice after a door was slammed', () => {
  const slam = { rms: 0.6, peak: 1, isVoiced: false };
  const voice = { rms: 0.005, peak: 0.02, isVoiced: true };
  let heard = [{ rms: 0.0005, peak: 0.001, isVoiced: false }, slam, slam].reduce(hear, nothingHeard);
  for (let at = 0; at < 20; at += 1) heard = hear(heard, voice);
  expect(heard.isSpeech).toBe(true);
});

it('distinguishes a voice from a click, noise and a hum', () => {
  const at = (value: (time: number) => number) =>
    Float32Array.from({ length: 4800 }, (_, index) => value(index / 48_000));
  const noise = createNoise();
  const voice = (time: number) =>
    [1, 2, 3, 4].reduce((sum, overtone) => sum + Math.sin(2 * Math.PI * 120 * overtone * time) / overtone, 0);
  expect(isVoiced(at(voice), 48_000)).toBe(true);
  expect(
    isVoiced(
      at((time) => voice(time) + noise(0.5)),
      48_000,
    ),
  ).toBe(true);
  expect(
    isVoiced(
      at(() => noise(1)),
      48_000,
    ),
  ).toBe(false);
  expect(
    isVoiced(
      at((time) => Math.sin(2 * Math.PI * 50 * time)),
      48_000,
    ),
  ).toBe(false);
  expect(
    isVoiced(
      at((time) => (time > 0.05 && time < 0.051 ? 1 : 0)),
      48_000,
    ),
  ).toBe(false);
  expect(
    isVoiced(
      at(() => 0),
      48_000,
    ),
  ).toBe(false);
});
