import fc from 'fast-check';
import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';
import { containers, recording } from '../testing/recordings.ts';
import { readContainer } from './container.ts';
import { soundFaults } from './unreadable-sound.ts';

const kindOfOutcome = async (bytes: Uint8Array) => {
  const outcome = await outcomeOf(readContainer(bytes, 180));
  return typeof outcome === 'string' ? outcome : 'read';
};

describe.each(containers)('%s', (name) => {
  const bytes = recording(name);

  test('is read or refused wherever it was cut', async () => {
    const outcomes = new Set<string>();
    for (let length = 1; length < bytes.length; length += 397)
      outcomes.add(await kindOfOutcome(bytes.slice(0, length)));
    expect(['read', 'truncated', 'not_sound', 'empty', 'unsupported']).toEqual(
      expect.arrayContaining([...outcomes]),
    );
    expect(outcomes).toContain('truncated');
  });

  // Damage at the beginning of an MP4 can make the reader loop for ever.
  const damageable = name.endsWith('.mp4') ? [bytes.length / 3, bytes.length / 2] : [0, 600];
  const [first = 0, last = 0] = damageable.map(Math.floor);

  test('is read or refused where it is damaged', async () => {
    const damage = fc.array(fc.tuple(fc.integer({ min: first, max: last }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = bytes.slice();
        for (const [at, value] of changes) damaged[at] = value;
        expect(['read', ...soundFaults]).toContain(await kindOfOutcome(damaged));
      }),
      { numRuns: 30, seed: 11 },
    );
  });
});

/** Delays the packets after a moment, like a browser that received no sound for a while. */
async function withGap(
  name: (typeof containers)[number],
  format: WebMOutputFormat | Mp4OutputFormat,
  gap: { readonly at: number; readonly seconds: number },
): Promise<Uint8Array> {
  using input = new Input({ source: new BufferSource(recording(name)), formats: ALL_FORMATS });
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !codec || !decoderConfig) throw new Error(`${name} has no sound`);
  const source = new EncodedAudioPacketSource(codec);
  const target = new BufferTarget();
  const output = new Output({ format, target });
  output.addAudioTrack(source);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const { timestamp } = packet;
    const moved = timestamp < gap.at ? packet : packet.clone({ timestamp: timestamp + gap.seconds });
    await source.add(moved, { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer());
}

test.each([
  ['wheat.webm', new WebMOutputFormat()],
  ['wheat.mp4', new Mp4OutputFormat()],
] as const)('a gap in the time stamps of %s is a pause', async (name, format) => {
  const whole = await readContainer(recording(name), 180);
  const gap = { at: 2, seconds: 1.5 };
  const { rate, samples } = await readContainer(await withGap(name, format, gap), 180);
  expect(samples.length / rate).toBeCloseTo(whole.samples.length / whole.rate + gap.seconds, 1);
  const loudness = (from: number, to: number) =>
    Math.max(...samples.subarray(from * rate, to * rate).map((sample) => Math.abs(sample)));
  expect(loudness(2.1, 3.4)).toBeLessThan(0.01);
  expect(loudness(3.6, 4.2)).toBeGreaterThan(0.1);
  const far = await withGap(name, format, { at: 2, seconds: 200 });
  expect(await outcomeOf(readContainer(far, 180))).toBe('too_long');
});
