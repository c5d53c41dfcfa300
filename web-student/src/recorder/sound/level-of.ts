import type { Level } from './loudness.ts';
import { isVoiced } from './voiced.ts';

/** @param samples about 100 ms */
export function levelOf(samples: Float32Array, rate: number): Level {
  let [squares, peak] = [0, 0];
  for (const sample of samples) {
    squares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  return { rms: Math.sqrt(squares / samples.length), peak, isVoiced: isVoiced(samples, rate) };
}
