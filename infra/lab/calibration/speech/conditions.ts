import { mixed, noise } from '#services/analysis/speech/testing/recordings.ts';
import { sampleRate } from '#services/analysis/speech/sound/sample-rate.ts';

const powerOf = (sound: Float32Array) => sound.reduce((sum, value) => sum + value * value, 0) / sound.length;

/** Adds white noise to a sound. @param decibels how much louder the sound is, by mean power */
export function inNoise(sound: Float32Array, decibels: number): Float32Array {
  const hiss = noise(sound.length / sampleRate, 1);
  const gain = Math.sqrt(powerOf(sound) / powerOf(hiss) / 10 ** (decibels / 10));
  return mixed(
    sound,
    hiss.map((value) => value * gain),
  );
}

/** The telephone band, 300 to 3,400 Hz: second-order filters, each applied twice. */
export function overTelephone(sound: Float32Array): Float32Array {
  const filters = [filter('high', 300), filter('low', 3400)];
  return [...filters, ...filters].reduce((heard, pass) => pass(heard), sound);
}

/** After R. Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients", Q of Butterworth. */
function filter(passes: 'high' | 'low', hertz: number): (sound: Float32Array) => Float32Array {
  const angle = (2 * Math.PI * hertz) / sampleRate;
  const cosine = Math.cos(angle);
  const alpha = Math.sin(angle) / Math.SQRT2;
  const middle = passes === 'low' ? 1 - cosine : -(1 + cosine);
  const [b0, b1] = [Math.abs(middle) / 2, middle];
  const [a0, a1, a2] = [1 + alpha, -2 * cosine, 1 - alpha];
  return (sound) => {
    let [x1, x2, y1, y2] = [0, 0, 0, 0];
    return sound.map((x) => {
      const y = (b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2) / a0;
      [x2, x1, y2, y1] = [x1, x, y1, y];
      return y;
    });
  };
}

/** Inserts silence into a sound. @param places where, in ms, in order @param seconds the length of each silence */
export function withPauses(
  sound: Float32Array,
  places: readonly number[],
  seconds: number,
): Float32Array<ArrayBuffer> {
  const silence = Math.round(seconds * sampleRate);
  const cuts = places.map((ms) => Math.round((ms / 1000) * sampleRate));
  const all = new Float32Array(sound.length + cuts.length * silence);
  [0, ...cuts].forEach((from, at) =>
    all.set(sound.subarray(from, cuts[at] ?? sound.length), from + at * silence),
  );
  return all;
}
