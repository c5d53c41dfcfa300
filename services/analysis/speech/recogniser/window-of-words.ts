import { sameWord } from '#domain/scoring/words.ts';

export interface WindowedWord {
  readonly text: string;
  readonly window: number;
}

/** Finds the window of each reference word by edit distance. An unrecognised word goes with the one before it. */
export function windowOfWords(reference: readonly string[], heard: readonly WindowedWord[]): number[] {
  const windows = matched(
    reference.map(plain),
    heard.map(({ text }) => plain(text)),
  ).map((at) => heard[at]?.window);
  let last = heard[0]?.window ?? 0;
  return windows.map((window) => (last = Math.max(last, window ?? last)));
}

const plain = (word: string) => sameWord(word).replace(/[^\p{L}\p{N}]/gu, '');

function matched(first: readonly string[], second: readonly string[]): number[] {
  const changes = fewestChanges(first, second);
  const cost = (one: number, other: number) => changes[one]?.[other] ?? 0;
  const places = first.map(() => -1);
  let [one, other] = [first.length, second.length];
  while (one > 0 && other > 0) {
    const isAlike = first[one - 1] === second[other - 1];
    if (cost(one, other) === cost(one - 1, other - 1) + (isAlike ? 0 : 1)) {
      places[one - 1] = other - 1;
      one -= 1;
      other -= 1;
    } else if (cost(one, other) === cost(one - 1, other) + 1) one -= 1;
    else other -= 1;
  }
  return places;
}

function fewestChanges(first: readonly string[], second: readonly string[]): number[][] {
  const rows = [Array.from({ length: second.length + 1 }, (_, other) => other)];
  for (const [one, word] of first.entries()) {
    const above = rows[one] ?? [];
    const row = [one + 1];
    for (const [other, said] of second.entries())
      row.push(
        Math.min(
          (above[other + 1] ?? 0) + 1,
          (row[other] ?? 0) + 1,
          (above[other] ?? 0) + (word === said ? 0 : 1),
        ),
      );
    rows.push(row);
  }
  return rows;
}
