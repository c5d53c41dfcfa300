/** In Hz: enough for the pitch of a voice, and cheap. */
const pitchRate = 8000;
/** In Hz: from a deep man's voice to a child's. */
const [lowestPitch, highestPitch] = [70, 400];
/** Least autocorrelation of a voice; 100 ms of noise stay below 0.2. */
const leastLikeness = 0.45;

/** Whether the normalised autocorrelation peaks at a voice's pitch; hums are lower. @param samples about 100 ms */
export function isVoiced(samples: Float32Array, rate: number): boolean {
  const factor = Math.max(1, Math.round(rate / pitchRate));
  const sound = thinned(samples, factor);
  const heldRate = rate / factor;
  const [first, last] = [Math.floor(heldRate / highestPitch), Math.ceil(heldRate / lowestPitch)];
  let [before, here] = [likeness(sound, first - 1), likeness(sound, first)];
  for (let lag = first; lag <= last; lag += 1) {
    const next = likeness(sound, lag + 1);
    if (here >= leastLikeness && here > before && here >= next) return true;
    [before, here] = [here, next];
  }
  return false;
}

function thinned(samples: Float32Array, factor: number): Float32Array {
  const thin = new Float32Array(Math.floor(samples.length / factor));
  for (let at = 0; at < thin.length; at += 1) {
    let sum = 0;
    for (let next = 0; next < factor; next += 1) sum += samples[at * factor + next] ?? 0;
    thin[at] = sum / factor;
  }
  const mean = thin.reduce((sum, sample) => sum + sample, 0) / thin.length;
  return thin.map((sample) => sample - mean);
}

function likeness(sound: Float32Array, lag: number): number {
  let [product, early, late] = [0, 0, 0];
  for (let at = 0; at + lag < sound.length; at += 1) {
    const [one, other] = [sound[at] ?? 0, sound[at + lag] ?? 0];
    product += one * other;
    early += one * one;
    late += other * other;
  }
  return early === 0 || late === 0 ? 0 : product / Math.sqrt(early * late);
}
