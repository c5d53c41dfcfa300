import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joined, mixed, noise, soundOf, tone } from '../testing/recordings.ts';
import { voiceIn, type Part } from './voice.ts';
import { longestWindow, voicedPart, windowsOf } from './windows.ts';

const silence = (seconds: number) => soundOf(seconds, () => 0);

test('a long recording is cut in its longest late pause', () => {
  const sound = joined(
    silence(3),
    tone(15),
    silence(0.5),
    tone(4),
    silence(1),
    tone(3),
    silence(0.3),
    tone(10),
  );
  const voice = voiceIn(mixed(sound, noise(37, 0.001)));
  const windows = windowsOf(36.8, voice);
  expect(windows).toHaveLength(2);
  expect(windows[0]?.end).toBeCloseTo(23, 1);
});

test('without a pause it is cut where it is least loud', () => {
  const sound = joined(
    tone(25),
    mixed(tone(0.4), noise(0.4, 0)).map((value) => value / 4),
    tone(10),
  );
  const voice = { ...voiceIn(sound), runs: [{ start: 0, end: 35.4 }] };
  expect(windowsOf(35.4, voice)[0]?.end).toBeCloseTo(25.2, 0);
});

test('windows follow each other to the end, and none is too long', () => {
  const parts = fc.array(fc.double({ min: 0.05, max: 12, noNaN: true }), { maxLength: 40 }).map((lengths) => {
    let at = 0;
    const runs: Part[] = [];
    for (const [place, length] of lengths.entries()) {
      if (place % 2 === 1) runs.push({ start: at, end: at + length });
      at += length;
    }
    return { runs, seconds: at };
  });
  fc.assert(
    fc.property(parts, ({ runs, seconds }) => {
      const levels = new Float32Array(Math.floor(seconds * 100)).fill(-60);
      const windows = windowsOf(seconds, { runs, levels, seconds, loudness: -20, contrast: 40 });
      expect(windows[0]?.start).toBe(0);
      expect(windows.at(-1)?.end).toBe(seconds);
      for (const [at, { start, end }] of windows.entries()) {
        expect(end - start).toBeLessThanOrEqual(longestWindow);
        expect(windows[at + 1]?.start ?? seconds).toBe(end);
      }
    }),
  );
});

test('of a window the part with voice is kept, and some silence around it', () => {
  const runs = [{ start: 3, end: 4 }];
  expect(voicedPart({ start: 0, end: 10 }, runs)).toEqual({ start: 2.7, end: 4.4 });
  expect(voicedPart({ start: 3.5, end: 4.1 }, runs)).toEqual({ start: 3.5, end: 4.1 });
  expect(voicedPart({ start: 5, end: 9 }, runs)).toBeUndefined();
});
