import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recording, tone } from '../testing/recordings.ts';
import { wavFile } from '../testing/wav-file.ts';
import { readSound } from './read-sound.ts';
import { soundFaults, UnreadableSound } from './unreadable-sound.ts';

const outcomeOf = async (bytes: Uint8Array, longest?: number) => {
  try {
    return await readSound(bytes, longest);
  } catch (error) {
    if (error instanceof UnreadableSound) return error.fault;
    throw error;
  }
};

test('WAV of any rate comes at 16 kHz', async () => {
  const bytes = wavFile(tone(1), { rate: 8000, channels: 2, bits: 16 });
  expect(await readSound(bytes)).toHaveLength(32_000);
});

describe.each(['wheat.webm', 'wheat.ogg'] as const)('%s', (name) => {
  const bytes = recording(name);

  test('holds the sound of the WAV that it was recorded from', async () => {
    const [sound, original] = [await readSound(bytes), await readSound(recording('wheat.wav'))];
    expect(Math.abs(sound.length - original.length)).toBeLessThan(16_000 * 0.5);
    expect(Math.max(...sound)).toBeGreaterThan(0.1);
  });

  test('is refused where it is longer than an answer may be', async () => {
    expect(await outcomeOf(bytes, 2)).toBe('too_long');
  });

  test('is read or refused wherever it was cut', async () => {
    const outcomes = new Set<unknown>();
    for (let length = 1; length < bytes.length; length += 397) {
      const outcome = await outcomeOf(bytes.slice(0, length));
      outcomes.add(typeof outcome === 'string' ? outcome : 'read');
    }
    expect(['read', 'truncated', 'not_sound', 'empty', 'unsupported']).toEqual(
      expect.arrayContaining([...outcomes]),
    );
    expect(outcomes).toContain('truncated');
  });
});

test('a damaged file is read or refused', async () => {
  const files = (['wheat.webm', 'wheat.ogg'] as const).map(recording);
  const damage = fc.array(fc.tuple(fc.nat({ max: 600 }), fc.nat({ max: 255 })), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), damage, async (file, changes) => {
      const bytes = file.slice();
      for (const [at, value] of changes) bytes[at] = value;
      const outcome = await outcomeOf(bytes);
      expect(outcome instanceof Float32Array || soundFaults.includes(outcome)).toBe(true);
    }),
    { numRuns: 60, seed: 11 },
  );
});

test.each([
  ['no byte', new Uint8Array(0), 'empty'],
  ['MP4', Buffer.from('0000ftypM4A 0000M4A isom'), 'unsupported'],
  ['text', Buffer.from('This is no recording. '.repeat(100)), 'not_sound'],
  ['zeros', new Uint8Array(10_000), 'not_sound'],
  [
    'a picture',
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk', 'base64'),
    'not_sound',
  ],
])('%s is refused', async (_, bytes, fault) => {
  expect(await outcomeOf(new Uint8Array(bytes))).toBe(fault);
});
