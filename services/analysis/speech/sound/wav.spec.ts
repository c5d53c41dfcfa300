import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tone } from '../testing/recordings.ts';
import { wavFile, type WavShape } from '../testing/wav-file.ts';
import { UnreadableSound } from './unreadable-sound.ts';
import { isWav, readWav } from './wav.ts';

const limit = 10;
const sound = tone(0.1).map((value) => Math.round(value * 100) / 100);
const shape: WavShape = { rate: 16_000, channels: 1, bits: 16 };
const faultOf = (bytes: Uint8Array) => {
  try {
    readWav(bytes, limit);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableSound) return error.fault;
    throw error;
  }
};
const changed = (at: number, ...values: readonly number[]) => {
  const bytes = wavFile(sound, shape);
  bytes.set(values, at);
  return bytes;
};

test.each<Partial<WavShape>>([
  { bits: 8 },
  { bits: 16, channels: 2 },
  { bits: 24, rate: 44_100 },
  { bits: 32, channels: 5 },
  { bits: 32, isFloat: true },
  { bits: 64, isFloat: true, channels: 2 },
  { bits: 16, isExtensible: true },
  { bits: 32, isFloat: true, isExtensible: true },
])('%o', (change) => {
  const { rate, samples } = readWav(wavFile(sound, { ...shape, ...change }), limit);
  expect(rate).toBe(change.rate ?? shape.rate);
  expect(samples).toHaveLength(sound.length);
  for (const [at, value] of samples.entries())
    expect(value).toBeCloseTo(sound[at] ?? 2, change.bits === 8 ? 1 : 4);
});

test('NaN samples are silence, and no sample exceeds full scale', () => {
  const odd = Float32Array.from([NaN, Infinity, -Infinity, 7, 0.5]);
  expect([...readWav(wavFile(odd, { ...shape, bits: 32, isFloat: true }), limit).samples]).toEqual([
    0, 1, -1, 1, 0.5,
  ]);
});

test('chunks that say other things are passed over, one of odd length with the byte behind it', () => {
  const plain = wavFile(sound, shape);
  const extra = [0x4c, 0x49, 0x53, 0x54, 3, 0, 0, 0, 1, 2, 3, 0];
  const bytes = Uint8Array.from([...plain.subarray(0, 12), ...extra, ...plain.subarray(12)]);
  expect(readWav(bytes, limit).samples).toEqual(readWav(plain, limit).samples);
});

test.each([
  ['a size that a recorder left open is read to the end', changed(40, 255, 255, 255, 255), 'read'],
  ['more is promised than there is', changed(40, 255, 255, 0, 0), 'truncated'],
  ['the end is missing', wavFile(sound, shape).subarray(0, 1000), 'truncated'],
  ['nothing but a head', wavFile(sound, shape).subarray(0, 40), 'not_sound'],
  ['a head and no sound', wavFile(new Float32Array(0), shape), 'empty'],
  ['a head that promises what is not there', wavFile(sound, shape).subarray(0, 44), 'empty'],
  ['no channel', changed(22, 0, 0), 'not_sound'],
  ['a rate of nothing', changed(24, 0, 0, 0, 0), 'not_sound'],
  ['a rate that would need a gigabyte for a second', changed(24, 255, 255, 255, 127), 'unsupported'],
  ['compressed samples', changed(20, 2, 0), 'unsupported'],
  ['samples of 12 bits', changed(34, 12, 0), 'unsupported'],
  ['no description of the samples', changed(12, 0x78), 'not_sound'],
])('%s: %s', (_, bytes, fault) => {
  expect(faultOf(bytes)).toBe(fault);
});

test('an hour is refused before it is decoded', () => {
  const bytes = wavFile(new Float32Array(0), shape);
  const hour = new Uint8Array(44 + 3600 * 32_000);
  hour.set(bytes);
  hour.set([255, 255, 255, 255], 40);
  expect(faultOf(hour)).toBe('too_long');
});

test('any bytes behind a head are read or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 120 }), fc.nat({ max: 60 }), (tail, keep) => {
      const bytes = Uint8Array.from([...wavFile(sound, shape).subarray(0, Math.max(12, keep)), ...tail]);
      expect(isWav(bytes)).toBe(true);
      expect(['read', 'empty', 'not_sound', 'unsupported', 'truncated', 'too_long']).toContain(
        faultOf(bytes),
      );
    }),
    { numRuns: 2000 },
  );
});
