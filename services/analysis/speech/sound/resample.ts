/** Zero crossings of the filter on each side: more is sharper and slower. */
const crossings = 16;
/** Cutoff as a share of the lower Nyquist frequency. */
const passed = 0.95;

/** Resamples with a windowed sinc that removes frequencies above the lower rate. */
export function resample(samples: Float32Array, from: number, to: number): Float32Array {
  if (from === to) return samples;
  const divisor = greatestDivisor(from, to);
  const [step, phases] = [from / divisor, to / divisor];
  const cutoff = Math.min(1, to / from) * passed;
  const reach = Math.ceil(crossings / cutoff);
  const filters = new Map<number, Float32Array>();
  const filterAt = (phase: number) => {
    const known = filters.get(phase) ?? lowPass(phase / phases, reach, cutoff);
    filters.set(phase, known);
    return known;
  };
  const result = new Float32Array(Math.floor((samples.length * to) / from));
  for (const at of result.keys()) {
    const place = at * step;
    const first = Math.floor(place / phases) - reach + 1;
    const filter = filterAt(place % phases);
    const start = Math.max(0, -first);
    const end = Math.min(filter.length, samples.length - first);
    let sum = 0;
    for (let tap = start; tap < end; tap += 1) sum += (filter[tap] ?? 0) * (samples[first + tap] ?? 0);
    result[at] = sum;
  }
  return result;
}

/** A sinc under a Hann window, delayed by `shift` of a sample. Its sum is 1, to keep levels. */
function lowPass(shift: number, reach: number, cutoff: number): Float32Array {
  const taps = Float32Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - shift;
    const angle = Math.PI * distance * cutoff;
    const sinc = angle === 0 ? 1 : Math.sin(angle) / angle;
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 1)));
  });
  const sum = taps.reduce((all, tap) => all + tap, 0);
  return taps.map((tap) => tap / sum);
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}
