import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';
import { containers, recording, tone } from '../testing/recordings.ts';
import { wavFile } from '../testing/wav-file.ts';
import { readSound } from './read-sound.ts';
import { sampleRate } from './sample-rate.ts';

test('WAV of any rate comes at 16 kHz', async () => {
  const bytes = wavFile(tone(1), { rate: 8000, channels: 2, bits: 16 });
  expect(await readSound(bytes)).toHaveLength(32_000);
});

describe.each(containers)('%s', (name) => {
  const bytes = recording(name);

  test('holds the sound of the WAV that it was recorded from', async () => {
    const [sound, original] = [await readSound(bytes), await readSound(recording('wheat.wav'))];
    expect(Math.abs(sound.length - original.length)).toBeLessThan(sampleRate * 0.15);
    expect(likeness(sound, original)).toBeGreaterThan(0.9);
  });

  test('is refused where it is longer than an answer may be', async () => {
    expect(await outcomeOf(readSound(bytes, 2))).toBe('too_long');
  });
});

/** The highest correlation of a quarter of a second, with a shift of less than 0.1 s. */
function likeness(one: Float32Array, other: Float32Array): number {
  const [from, length, most] = [sampleRate, sampleRate / 4, sampleRate / 10];
  const piece = one.subarray(from, from + length);
  const power = (sound: Float32Array) => sound.reduce((sum, value) => sum + value * value, 0);
  const correlations = Array.from({ length: 2 * most }, (_, at) => {
    const beside = other.subarray(from + at - most);
    const product = piece.reduce((sum, value, place) => sum + value * (beside[place] ?? 0), 0);
    return product / Math.sqrt(power(piece) * power(beside.subarray(0, length)));
  });
  return Math.max(...correlations);
}

test.each([
  ['no byte', new Uint8Array(0), 'empty'],
  ['the beginning of MP4', Buffer.from('0000ftypM4A 0000M4A isom'), 'truncated'],
  ['MP4 without a track', Buffer.from('\0\0\0\x10ftypM4A \0\0\0\0'), 'not_sound'],
  ['text', Buffer.from('This is no recording. '.repeat(100)), 'not_sound'],
  ['zeros', new Uint8Array(10_000), 'not_sound'],
  [
    'a picture',
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64'),
    'not_sound',
  ],
])('%s is refused', async (_, bytes, fault) => {
  expect(await outcomeOf(readSound(new Uint8Array(bytes)))).toBe(fault);
});
