import { sampleRate } from '../sound/sample-rate.ts';

/** In seconds, over windows of 20 ms. */
export const levelStep = 0.01;
const hop = sampleRate / 100;
const reach = { before: hop / 2, after: (hop * 3) / 2 };
/** Makes the level of no sound -100 dB instead of minus infinity. */
const nothing = 1e-10;

/** In dB below full scale, every 10 ms. */
export function levelsOf(sound: Float32Array): Float32Array {
  const levels = new Float32Array(Math.floor(sound.length / hop));
  for (const at of levels.keys()) {
    const part = sound.subarray(Math.max(0, at * hop - reach.before), at * hop + reach.after);
    let sum = 0;
    for (const value of part) sum += value * value;
    levels[at] = 10 * Math.log10(sum / part.length + nothing);
  }
  return levels;
}
