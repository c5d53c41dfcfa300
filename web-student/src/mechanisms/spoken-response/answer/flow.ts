import type { Pause, Stretch } from './spoken-words.ts';

export type FlowPart =
  | { readonly kind: 'speech'; readonly at: Stretch; readonly words: number; readonly wordsPerSecond: number }
  | { readonly kind: 'within' | 'long' | 'breath'; readonly at: Stretch };

/** Shorter gaps between words do not count as rests, as in the fluency rules. */
const shortestRestMs = 250;

/**
 * Splits an answer into speech, pauses and rests.
 * @param places of the spoken words, in order
 * @param pauses in order
 */
export function flowOf(places: readonly Stretch[], pauses: readonly Pause[]): FlowPart[] {
  const middle = ([from, to]: Stretch) => (from + to) / 2;
  const pausesBefore = (ms: number) => pauses.filter(({ at }) => middle(at) < ms).length;
  const between = Map.groupBy(places, (place) => pausesBefore(middle(place)));
  return Array.from({ length: pauses.length + 1 }, (_, index): FlowPart[] => {
    const [earliest, latest] = [pauses[index - 1]?.at[1] ?? 0, pauses[index]?.at[0] ?? Infinity];
    const clipped = (between.get(index) ?? []).map(([from, to]): Stretch => {
      const start = Math.min(Math.max(from, earliest), latest);
      return [start, Math.max(start, Math.min(to, latest))];
    });
    const pause = pauses[index];
    return [
      ...speechIn(clipped),
      ...(pause ? [{ kind: pause.within ? 'within' : 'long', at: pause.at } as const] : []),
    ];
  }).flat();
}

function speechIn(places: readonly Stretch[]): FlowPart[] {
  const runs: { at: [number, number]; words: number }[] = [];
  for (const [from, to] of places) {
    const last = runs.at(-1);
    if (last && from - last.at[1] < shortestRestMs) {
      last.at[1] = Math.max(last.at[1], to);
      last.words += 1;
    } else runs.push({ at: [from, to], words: 1 });
  }
  return runs.flatMap(({ at, words }, index): FlowPart[] => {
    const [from, to] = at;
    const before = runs[index - 1];
    const wordsPerSecond = to > from ? (words * 1000) / (to - from) : 0;
    return [
      ...(before ? [{ kind: 'breath', at: [before.at[1], from] } as const] : []),
      { kind: 'speech', at, words, wordsPerSecond },
    ];
  });
}
