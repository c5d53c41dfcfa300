import type { WritingFacts } from '#domain/scoring/writing/facts.ts';
import american from 'dictionary-en';
import australian from 'dictionary-en-au';
import canadian from 'dictionary-en-ca';
import british from 'dictionary-en-gb';
import nspell from 'nspell';

export type Convention = WritingFacts['convention']['kept'];

export interface Dictionaries {
  conventionsOf(word: string): readonly Convention[];
}

const sources = { british, american, australian, canadian } as const;
/** In order of preference when several fit a text. */
export const conventions = Object.keys(sources) as Convention[];

/** Oxford spelling: British -ize, which the dictionary lacks. */
const oxford = /^(\p{L}{2,})iz(e|es|ed|ing|er|ers|ation|ations|ational|able)$/u;

/** Takes 2 s and 120 MB. */
export function createDictionaries(): Dictionaries {
  const spellers = conventions.map((convention) => {
    const { aff, dic } = sources[convention];
    return { convention, speller: nspell(Buffer.from(aff), Buffer.from(dic)) };
  });
  const remembered = new Map<string, readonly Convention[]>();
  const look = (word: string) =>
    spellers
      .filter(({ convention, speller }) => {
        const isListed = speller.correct(word);
        return (
          isListed ||
          (convention === 'british' && oxford.test(word) && speller.correct(word.replace(oxford, '$1is$2')))
        );
      })
      .map(({ convention }) => convention);
  return {
    conventionsOf(word) {
      let found = remembered.get(word);
      if (!found) {
        found = look(word);
        if (remembered.size < 50_000) remembered.set(word, found);
      }
      return found;
    },
  };
}
