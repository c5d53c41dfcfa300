import american from 'dictionary-en';
import british from 'dictionary-en-gb';
import nspell from 'nspell';

type IsSpelt = (word: string) => boolean;

const letters = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const startsSentence = /(?:^|[.?!:]["”’')]*)\s*["“‘'(]*$/u;

/** Whether a word is spelt as in Britain or as in America. It takes some 0.3 s and 100 MB to make one. */
export function createSpelling(): IsSpelt {
  const dictionaries = [british, american].map(({ aff, dic }) => nspell(Buffer.from(aff), Buffer.from(dic)));
  return (word) => dictionaries.some((dictionary) => dictionary.correct(word));
}

/**
 * Where the misspelt words of a text stand, as UTF-16 offsets, end exclusive. Words that the prompt has too, names
 * (capitals within a sentence), abbreviations and words with figures are left alone: rather a mistake too few.
 */
export function misspeltIn(text: string, prompt: string, isSpelt: IsSpelt): [from: number, to: number][] {
  const plain = (word: string) => word.replaceAll('’', "'");
  const given = new Set([...prompt.matchAll(letters)].map(([word]) => plain(word).toLowerCase()));
  return [...text.matchAll(letters)].flatMap((match): [number, number][] => {
    const word = plain(match[0]);
    const [from, to] = [match.index, match.index + match[0].length];
    const isPartOfNumber = /\d$/.test(text.slice(0, from)) || /^\d/.test(text.slice(to));
    const isName = /^\p{Lu}/u.test(word) && !startsSentence.test(text.slice(0, from));
    if (word.length < 2 || isPartOfNumber || isName || word === word.toUpperCase()) return [];
    if (given.has(word.toLowerCase())) return [];
    const forms = [word, word.toLowerCase(), word.replace(/'s?$/, '')];
    return forms.some(isSpelt) ? [] : [[from, to]];
  });
}
