import { expect, it } from 'vitest';
import { hear, levelMs, nothingHeard, type Heard } from './loudness.ts';

const sound = (rms: number, seconds: number) =>
  Array<number>(Math.round((seconds * 1000) / levelMs)).fill(rms);
const after = (levels: readonly number[], from: Heard = nothingHeard) =>
  levels.reduce((heard, rms) => hear(heard, { rms, peak: rms, isVoiced: true }), from);
function stopsAt(levels: readonly number[]) {
  let heard = nothingHeard;
  for (const [at, rms] of levels.entries()) {
    heard = hear(heard, { rms, peak: rms, isVoiced: true });
    if (heard.quietMs >= 3000) return ((at + 1) * levelMs) / 1000;
  }
  return undefined;
}
const speech = (loud: number, room: number, seconds: number) =>
  sound(loud, seconds).map((rms, at) => (at % 8 === 3 ? room : rms));

it('finds the end of speech to the tenth of a second, in a quiet room and in a loud one', () => {
  for (const room of [0, 0.002, 0.01]) {
    const levels = [...sound(room, 1), ...speech(0.1, room, 8), ...sound(room, 5)];
    expect({ room, at: stopsAt(levels) }).toEqual({ room, at: 12 });
  }
});

it('hears a quiet voice above a quiet room', () => {
  expect(after([...sound(0.001, 1), ...sound(0.01, 1)])).toMatchObject({ isSpeech: true, quietMs: 0 });
});

it('does not mistake room noise for speech', () => {
  expect(after(sound(0.02, 3)).quietMs).toBe(3000);
});

it('gets used to a fan within half a minute', () => {
  expect(after([...sound(0.002, 2), ...sound(0.03, 5)]).isSpeech).toBe(true);
  expect(after([...sound(0.002, 2), ...sound(0.03, 30)]).isSpeech).toBe(false);
});

it('does not cut off a long answer', () => {
  expect(stopsAt([...sound(0.002, 1), ...speech(0.08, 0.004, 120)])).toBeUndefined();
});
