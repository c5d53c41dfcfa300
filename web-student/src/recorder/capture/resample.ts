/** The rate that the scorer expects. */
export const soundRate = 16_000;

/** Zero crossings of the filter on each side: aliases are at least 60 dB down. */
const crossings = 16;
/** Cutoff as a share of the output's Nyquist frequency. */
const passed = 0.95;

interface Phase {
  readonly from: number;
  readonly weights: Float32Array;
}

/**
 * Resamples a mono stream by a sinc with a Blackman window; 48 kHz needs one phase.
 * @returns a function of new samples
 */
export function createResampler(
  inputRate: number,
  outputRate: number = soundRate,
): (samples: Float32Array) => Float32Array {
  const divisor = greatestDivisor(inputRate, outputRate);
  const [step, phases] = [inputRate / divisor, outputRate / divisor];
  const cutoff = (Math.min(1, outputRate / inputRate) * passed) / 2;
  const reach = Math.ceil(crossings / (2 * cutoff));
  const filter = Array.from({ length: phases }, (_phase, at) => phaseAt(at / phases, cutoff, reach));

  let rest = new Float32Array(reach);
  let start = -reach;
  let made = 0;

  return (samples) => {
    const joined = new Float32Array(rest.length + samples.length);
    joined.set(rest);
    joined.set(samples, rest.length);
    const out: number[] = [];
    for (;;) {
      const place = Math.floor((made * step) / phases);
      const { from, weights } = filter[(made * step) % phases] ?? none;
      const first = place + from - start;
      if (first + weights.length > joined.length) break;
      let sum = 0;
      for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (joined[first + at] ?? 0);
      out.push(sum);
      made += 1;
    }
    const used = Math.min(joined.length, Math.floor((made * step) / phases) - reach - start);
    rest = joined.slice(Math.max(0, used));
    start += Math.max(0, used);
    return Float32Array.from(out);
  };
}

const none: Phase = { from: 0, weights: new Float32Array() };

/** @param shift delay of the output after an input sample, 0 to below 1 */
function phaseAt(shift: number, cutoff: number, reach: number): Phase {
  const from = -reach + 1;
  const weights = Float32Array.from({ length: 2 * reach }, (_weight, at) => {
    const x = from + at - shift;
    const share = (x + reach) / (2 * reach);
    const window = 0.42 - 0.5 * Math.cos(2 * Math.PI * share) + 0.08 * Math.cos(4 * Math.PI * share);
    const sinc = x === 0 ? 1 : Math.sin(2 * Math.PI * cutoff * x) / (2 * Math.PI * cutoff * x);
    return 2 * cutoff * sinc * (share > 0 && share < 1 ? window : 0);
  });
  // Each phase must keep a constant signal.
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { from, weights: weights.map((weight) => weight / sum) };
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
