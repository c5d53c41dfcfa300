/** As many bars as a phone can show. */
const barCount = 120;

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
