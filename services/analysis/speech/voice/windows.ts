import { levelStep } from './energy.ts';
import type { Part, Voice } from './voice.ts';

/** In seconds: one less than the recogniser's limit, for silence around the words. */
export const longestWindow = 29;
const cutFrom = 0.6;
/** In seconds: a shorter pause is no better than any quiet place. */
const worthwhilePause = 0.15;
const quietStretch = 0.2;

/** Cuts a recording into windows for the recogniser, each at the longest pause near its end. */
export function windowsOf(seconds: number, { runs, levels }: Voice): Part[] {
  const windows: Part[] = [];
  let start = 0;
  while (seconds - start > longestWindow) {
    const range = { start: start + longestWindow * cutFrom, end: start + longestWindow };
    const end = longestPauseIn(range, runs) ?? quietestIn(range, levels);
    windows.push({ start, end });
    start = end;
  }
  return [...windows, { start, end: seconds }];
}

function longestPauseIn({ start, end }: Part, runs: readonly Part[]): number | undefined {
  let longest = worthwhilePause;
  let middle: number | undefined;
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1];
    if (!next) break;
    const center = (run.end + next.start) / 2;
    const length = next.start - run.end;
    if (center <= start || center >= end || length <= longest) continue;
    longest = length;
    middle = center;
  }
  return middle;
}

function quietestIn({ start, end }: Part, levels: Float32Array): number {
  const width = Math.round(quietStretch / levelStep);
  let lowest = Infinity;
  let middle = end;
  for (let at = Math.round(start / levelStep); at < Math.floor(end / levelStep) - width; at += 1) {
    const sum = levels.subarray(at, at + width).reduce((all, level) => all + level, 0);
    if (sum >= lowest) continue;
    lowest = sum;
    middle = (at + width / 2) * levelStep;
  }
  return middle;
}

/** In seconds: the recogniser cuts off words that start immediately. */
const margin = { before: 0.3, after: 0.4 };

export function voicedPart(window: Part, runs: readonly Part[]): Part | undefined {
  const inside = runs.filter((run) => run.end > window.start && run.start < window.end);
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return undefined;
  return {
    start: Math.max(window.start, first.start - margin.before),
    end: Math.min(window.end, last.end + margin.after),
  };
}
