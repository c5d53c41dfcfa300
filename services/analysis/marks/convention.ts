import { conventions, type Convention, type Dictionaries } from './dictionaries.ts';
import { judgedWords } from './spelling.ts';

type Span = readonly [from: number, to: number];

/** Pairs of endings or letters in which conventions differ, one way and the other. */
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

/** The convention that most words keep of those whose spelling tells one, and where the others stand. */
export function conventionOf(
  text: string,
  prompt: string,
  dictionaries: Dictionaries,
): { readonly kept: Convention; readonly broken: readonly Span[] } {
  const telling = judgedWords(text, prompt).flatMap(({ word, span }) => {
    const small = word.toLowerCase();
    const keeping = dictionaries.conventionsOf(small);
    if (keeping.length === 0 || keeping.length === conventions.length) return [];
    const others = conventions.filter((convention) => !keeping.includes(convention));
    // A word that a dictionary lacks tells nothing: what tells is the same word in the other spelling.
    const isSpeltOtherwise = pairs.some(([from, to]) => {
      const other = small.replace(from, to);
      return (
        other !== small && others.some((convention) => dictionaries.conventionsOf(other).includes(convention))
      );
    });
    return isSpeltOtherwise ? [{ span, keeping }] : [];
  });
  const votes = (convention: Convention) =>
    telling.filter(({ keeping }) => keeping.includes(convention)).length;
  const kept = conventions.reduce((best, convention) =>
    votes(convention) > votes(best) ? convention : best,
  );
  return { kept, broken: telling.filter(({ keeping }) => !keeping.includes(kept)).map(({ span }) => span) };
}
