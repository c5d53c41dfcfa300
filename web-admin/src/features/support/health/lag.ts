import { hourMs, minuteMs } from '#domain/core/durations.ts';

/** Milliseconds in readable units: `0 ms`, `840 ms`, `3.2 s`, `5 min`, `2 h`. */
export function lagInWords(lagMs: number): string {
  if (lagMs < 1000) return `${Math.round(lagMs)} ms`;
  if (lagMs < minuteMs) return `${(lagMs / 1000).toFixed(1)} s`;
  if (lagMs < hourMs) return `${Math.round(lagMs / minuteMs)} min`;
  return `${Math.round(lagMs / hourMs)} h`;
}
