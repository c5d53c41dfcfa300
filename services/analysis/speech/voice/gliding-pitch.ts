import { sampleRate } from '../sound/sample-rate.ts';
import type { Part } from './voice.ts';

/** Uses a quarter of the samples: 4000 a second. */
const every = 4;
const rate = sampleRate / every;
/** Frames of 40 ms, every 10 ms. */
const frame = rate * 0.04;
const hop = rate * 0.01;
/** Of voices, in Hz. */
const pitches = { lowest: 70, highest: 400 } as const;
/** Least autocorrelation of a pitched sound, -1 to 1. */
const periodic = 0.7;
/** Relative change of a voice's pitch in 10 ms. Instruments hold a note and jump to the next. */
const glides = { least: 0.002, most: 0.08 } as const;

/** Measured: voices in seven languages from .25 on, a lone short word less; noise 0, music up to .09. */
export const leastOfVoice = 0.2;

/** The share of loud frames with a gliding pitch, 0 to 1: speech glides, notes hold and noise has no pitch. */
export function glidingShare(sound: Float32Array, runs: readonly Part[]): number {
  let frames = 0;
  let gliding = 0;
  for (const { start, end } of runs) {
    const part = thinned(sound.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate)));
    let before: number | undefined;
    for (let at = 0; at + frame + rate / pitches.lowest <= part.length; at += hop) {
      const pitch = pitchAt(part, at);
      const moved = pitch && before ? Math.abs(pitch / before - 1) : 0;
      frames += 1;
      if (moved > glides.least && moved < glides.most) gliding += 1;
      before = pitch;
    }
  }
  return frames === 0 ? 0 : gliding / frames;
}

const thinned = (sound: Float32Array): Float32Array =>
  Float32Array.from({ length: Math.floor(sound.length / every) }, (_, at) => {
    let sum = 0;
    for (let place = at * every; place < (at + 1) * every; place += 1) sum += sound[place] ?? 0;
    return sum / every;
  });

/** In Hz; undefined for an aperiodic sound. */
function pitchAt(sound: Float32Array, from: number): number | undefined {
  const shortest = Math.floor(rate / pitches.highest);
  const longest = Math.ceil(rate / pitches.lowest);
  const alike = Array.from({ length: longest - shortest + 1 }, (_, at) =>
    likeness(sound, from, shortest + at),
  );
  const best = Math.max(...alike);
  if (best < periodic) return undefined;
  // Twice the period correlates as well as the period itself, so take the first peak.
  const at = alike.findIndex((value, place) => value > 0.9 * best && value >= (alike[place + 1] ?? -1));
  const [left = 0, middle = 0, right = 0] = [alike[at - 1], alike[at], alike[at + 1]];
  const bend = left - 2 * middle + right;
  return rate / (shortest + at + (bend === 0 ? 0 : (left - right) / (2 * bend)));
}

function likeness(sound: Float32Array, from: number, lag: number): number {
  let [product, own, later] = [0, 0, 0];
  for (let at = from; at < from + frame; at += 1) {
    const [one, other] = [sound[at] ?? 0, sound[at + lag] ?? 0];
    product += one * other;
    own += one * one;
    later += other * other;
  }
  return product / (Math.sqrt(own * later) || 1);
}
