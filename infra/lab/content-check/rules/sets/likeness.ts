import type { CheckedFile, Fault, Rule } from '../../rule.ts';
import { plainWords, taskTexts } from '../../texts.ts';

const runLength = 8;
const shingleLength = 3;
/** The maximum share of the shorter question's shingles in another one. */
const sharedMost = 0.08;

/** Runs of n words, each inside one text. */
function runs(texts: readonly string[], length: number): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const words = plainWords(text);
      return words.slice(length - 1).map((_word, from) => words.slice(from, from + length).join(' '));
    }),
  );
}

function shared(files: readonly CheckedFile[], length: number) {
  const all = files.map(({ question }) =>
    runs(
      taskTexts(question).map(([, text]) => text),
      length,
    ),
  );
  const owners = new Map<string, number[]>();
  for (const [index, own] of all.entries()) {
    for (const run of own) owners.set(run, [...(owners.get(run) ?? []), index]);
  }
  const pairs = new Map<string, string[]>();
  for (const [run, indexes] of owners) {
    for (const [place, one] of indexes.entries()) {
      for (const other of indexes.slice(place + 1)) {
        pairs.set(`${one}/${other}`, [...(pairs.get(`${one}/${other}`) ?? []), run]);
      }
    }
  }
  return [...pairs].map(([pair, common]) => {
    const [one = 0, other = 0] = pair.split('/').map(Number);
    return { one, other, common, least: Math.min(all[one]?.size ?? 0, all[other]?.size ?? 0) };
  });
}

/** No two questions of the bank are alike: no run of eight words, few of three, no title twice. */
export const likenessRule: Rule = (files) => {
  const nameOf = (index: number) => files[index]?.file ?? '';
  const fault = (one: number, field: string, message: string): Fault => ({
    file: nameOf(one),
    field,
    message,
  });
  const longRuns = shared(files, runLength).map(({ one, other, common }) =>
    fault(other, 'topic', `“${common[0] ?? ''}” stands in ${nameOf(one)} too: write one of them anew`),
  );
  const shingles = shared(files, shingleLength)
    .filter(({ common, least }) => common.length > 2 && common.length > least * sharedMost)
    .map(({ one, other, common }) =>
      fault(
        other,
        'topic',
        `is much like ${nameOf(one)} (${common.slice(0, 5).join('; ')}): change its subject`,
      ),
    );
  const titles = new Map<string, number>();
  const sameTitles = files.flatMap(({ question }, index) => {
    const title = question.title.toLowerCase();
    const first = titles.get(title);
    if (first !== undefined)
      return [fault(index, 'title', `is the title of ${nameOf(first)} too: find another`)];
    titles.set(title, index);
    return [];
  });
  return [...longRuns, ...shingles, ...sameTitles];
};
