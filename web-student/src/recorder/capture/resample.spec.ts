import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createResampler, soundRate } from './resample.ts';

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: Math.round(rate * seconds) }, (_, at) =>
    Math.sin((2 * Math.PI * hertz * at) / rate),
  );
const middle = (samples: Float32Array) => samples.slice(1000, -1000);
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);

it.each([8000, 16_000, 22_050, 44_100, 48_000, 96_000])('keeps a voice as it is, from %i Hz', (rate) => {
  for (const hertz of [100, 1000, 3000]) {
    const out = createResampler(rate)(tone(hertz, rate, 1));
    const expected = tone(hertz, soundRate, 1).slice(0, out.length);
    const error = middle(out.map((one, at) => one - (expected[at] ?? 0)));
    expect({ hertz, error: rms(error) < 0.003 }).toEqual({ hertz, error: true });
    // A second stays a second, apart from the filter's reach.
    expect(Math.abs(out.length - soundRate)).toBeLessThan(60);
  }
});

it.each([44_100, 48_000])('leaves out what would sound as another tone, from %i Hz', (rate) => {
  for (const hertz of [9500, 12_000, 18_000]) {
    expect(rms(middle(createResampler(rate)(tone(hertz, rate, 1))))).toBeLessThan(0.002);
  }
});

it('gives the same whichever pieces the sound comes in', () => {
  const sound = tone(440, 44_100, 0.2);
  const whole = createResampler(44_100)(sound);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1 }), (lengths) => {
      const resample = createResampler(44_100);
      const out: number[] = [];
      for (let at = 0, turn = 0; at < sound.length; turn += 1) {
        const length = lengths[turn % lengths.length] ?? 1;
        out.push(...resample(sound.subarray(at, at + length)));
        at += length;
      }
      expect(out).toEqual([...whole]);
    }),
    { numRuns: 20 },
  );
});
