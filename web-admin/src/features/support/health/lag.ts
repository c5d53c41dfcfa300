/** Milliseconds as people say them: `0 ms`, `840 ms`, `3.2 s`, `5 min`, `2 h`. */
export function lagInWords(lagMs: number): string {
  if (lagMs < 1000) return `${Math.round(lagMs)} ms`;
  if (lagMs < 60_000) return `${(lagMs / 1000).toFixed(1)} s`;
  if (lagMs < 3_600_000) return `${Math.round(lagMs / 60_000)} min`;
  return `${Math.round(lagMs / 3_600_000)} h`;
}
