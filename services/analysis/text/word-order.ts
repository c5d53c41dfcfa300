import { sameWord, wordsOf } from '#domain/scoring/words.ts';

type Span = readonly [from: number, to: number];

/** Overlap with another text, in the same words and order. */
export interface Likeness {
  /** Share of the words, 0 to 1, 3 places. */
  readonly share: number;
  /** Runs of six or more such words. */
  readonly runs: readonly Span[];
}

/** Any two texts on one subject share shorter runs. */
const shortestRun = 4;
const shortestShownRun = 6;

const noLikeness: Likeness = { share: 0, runs: [] };

export function likenessTo(source: string, text: string): Likeness {
  const words = wordsOf(text);
  if (words.length === 0) return noLikeness;
  const own = words.map((word) => sameWord(word.text));
  const known = new Set(runsOf(wordsOf(source).map((word) => sameWord(word.text))));
  const taken = words.map(() => false);
  for (const [at, run] of runsOf(own).entries()) if (known.has(run)) taken.fill(true, at, at + shortestRun);
  const runs: Span[] = [];
  for (let from = 0; from < words.length; from += 1) {
    if (taken[from] !== true) continue;
    const end = taken.indexOf(false, from);
    const to = end < 0 ? words.length : end;
    const [first, last] = [words[from], words[to - 1]];
    if (to - from >= shortestShownRun && first && last) runs.push([first.span[0], last.span[1]]);
    from = to;
  }
  return { share: Math.round((taken.filter(Boolean).length / words.length) * 1000) / 1000, runs };
}

export function likenessToNearest(sources: readonly string[], text: string): Likeness {
  return sources
    .map((source) => likenessTo(source, text))
    .reduce((nearest, other) => (other.share > nearest.share ? other : nearest), noLikeness);
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(shortestRun - 1).map((_, at) => words.slice(at, at + shortestRun).join(' '));
}
