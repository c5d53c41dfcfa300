import { expect, it } from 'vitest';
import { hear, nothingHeard } from './loudness.ts';
import { addSound, checkSound, nothingChecked, roomNoise } from './sound-check.ts';

/** @param sound loudness, and its duration in tenths of a second */
function judged(...sound: Sound) {
  let heard = nothingHeard;
  let check = nothingChecked;
  for (const [rms, times, peak = rms * 2] of sound)
    for (let at = 0; at < times; at += 1) {
      const level = { rms, peak, isVoiced: true };
      heard = hear(heard, level);
      check = addSound(check, level, heard);
    }
  return checkSound(check);
}

type Sound = readonly (readonly [rms: number, times: number, peak?: number])[];
const examples: readonly (readonly [string, ...Sound])[] = [
  ['good', [0.001, 5], [0.1, 20]],
  ['nothing', [0.001, 30]],
  ['nothing', [0.001, 20], [0.2, 2], [0.001, 20]],
  ['too quiet', [0.001, 5], [0.009, 20]],
  ['too loud', [0.001, 5], [0.5, 20, 1]],
  ['good', [0.001, 5], [0.1, 20], [0.4, 1, 1]],
];
it.each(examples)('finds %s', (verdict, ...sound) => expect(judged(...(sound as Sound))).toBe(verdict));

it('distinguishes a voice from a room that is nearly as loud', () => {
  expect(checkSound({ heardMs: 4000, speechMs: 2000, speech: 0.05, floor: 0.03, lostMs: 0, cutMs: 0 })).toBe(
    'too noisy',
  );
});

it('never calls a recording with a gap good', () => {
  const check = { heardMs: 4000, speechMs: 2000, speech: 0.1, floor: 0.001, lostMs: 1200, cutMs: 0 };
  expect(checkSound(check)).toBe('gap');
});

it('gives no verdict on a recording without levels', () => {
  expect(checkSound(nothingChecked)).toBe('unknown');
});

it('has words for the noise of a room', () => {
  expect([0.001, 0.008, 0.05].map((floor) => roomNoise(floor))).toEqual(['quiet', 'some noise', 'loud']);
});
