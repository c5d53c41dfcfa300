import type { WritingFacts } from '#domain/scoring/writing/facts.ts';
import { casedLike } from './casing.ts';
import { conventions, type Convention, type Dictionaries } from './dictionaries.ts';
import { checkedWords } from './spelling.ts';

const pairs = [
  [/our/u, 'or'],
  [/or/u, 'our'],
  [/is(e|es|ed|ing|er|ers|ation|ations|ational|able)$/u, 'iz$1'],
  [/iz(e|es|ed|ing|er|ers|ation|ations|ational|able)$/u, 'is$1'],
  [/ys(e|es|ed|ing|er|ers)$/u, 'yz$1'],
  [/yz(e|es|ed|ing|er|ers)$/u, 'ys$1'],
  [/tre(s?)$/u, 'ter$1'],
  [/ter(s?)$/u, 'tre$1'],
  [/ogue(s?)$/u, 'og$1'],
  [/og(s?)$/u, 'ogue$1'],
  [/ll(ed|ing|er|ers|ery)$/u, 'l$1'],
  [/l(ed|ing|er|ers|ery)$/u, 'll$1'],
  [/l(ment|fil|fils|ful)/u, 'll$1'],
  [/ll(ment|fil|fils|ful)/u, 'l$1'],
  [/enc(e|es)$/u, 'ens$1'],
  [/ens(e|es)$/u, 'enc$1'],
  [/ogramme(s?)$/u, 'ogram$1'],
  [/ogram(s?)$/u, 'ogramme$1'],
  [/gre?y/u, 'gray'],
  [/gray/u, 'grey'],
  [/ae/u, 'e'],
  [/oe/u, 'e'],
  [/que(s?)$/u, 'ck$1'],
] as const;

/** The convention of most words whose spelling shows one, and the words that break it, with their spelling in it. */
export function conventionOf(
  text: string,
  prompt: string,
  dictionaries: Dictionaries,
): WritingFacts['convention'] {
  const telling = checkedWords(text, prompt).flatMap(({ word, span }) => {
    const keeping = dictionaries.conventionsOf(word.toLowerCase());
    if (keeping.length === 0 || keeping.length === conventions.length) return [];
    // A word missing from a dictionary proves nothing; the same word in another spelling does.
    const others = conventions.filter((convention) => !keeping.includes(convention));
    const isSpeltOtherwise = others.some(
      (convention) => speltBy(convention, word, dictionaries) !== undefined,
    );
    return isSpeltOtherwise ? [{ word, span, keeping }] : [];
  });
  const votes = (convention: Convention) =>
    telling.filter(({ keeping }) => keeping.includes(convention)).length;
  const kept = conventions.reduce((best, convention) =>
    votes(convention) > votes(best) ? convention : best,
  );
  const broken = telling.filter(({ keeping }) => !keeping.includes(kept));
  return {
    kept,
    broken: broken.map(({ word, span }) => ({ span, instead: speltBy(kept, word, dictionaries) ?? null })),
  };
}

/** Undefined if no pair of spellings leads to a word of the convention. */
function speltBy(convention: Convention, word: string, dictionaries: Dictionaries): string | undefined {
  const small = word.toLowerCase();
  const found = pairs
    .map(([from, to]) => small.replace(from, to))
    .find((other) => other !== small && dictionaries.conventionsOf(other).includes(convention));
  return found === undefined ? undefined : casedLike(found, word);
}
