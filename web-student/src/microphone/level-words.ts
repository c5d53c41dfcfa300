import type { Level } from '../recorder/sound/loudness.ts';

/** Decibels relative to full scale at which the bar is empty. */
const quietest = -60;

export function levelShare({ rms }: Level): number {
  const decibels = 20 * Math.log10(Math.max(rms, 1e-6));
  return Math.min(1, Math.max(0, 1 - decibels / quietest));
}

export function levelWord(level: Level): 'Nothing' | 'Quiet' | 'Good' | 'Too loud' {
  if (level.peak >= 0.99) return 'Too loud';
  if (level.rms < 0.002) return 'Nothing';
  return level.rms < 0.012 ? 'Quiet' : 'Good';
}
