/** The bars of a wave form: as many as a phone can show. */
const barCount = 120;

/** The loudest sample of each part of a sound, 0 to 1 with the loudest of all at 1; silence is flat. */
export function peaksOf(samples: Float32Array, bars = barCount): number[] {
  const width = samples.length / bars;
  const peaks = Array.from({ length: bars }, (_, bar) => {
    let most = 0;
    for (let at = Math.floor(bar * width); at < Math.floor((bar + 1) * width); at += 1)
      most = Math.max(most, Math.abs(samples[at] ?? 0));
    return most;
  });
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}
