import { wordsOf } from '#domain/scoring/words.ts';
import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import type { Dictionaries } from './dictionaries.ts';

type Span = readonly [from: number, to: number];

const startsSentence = /(?:^|[.?!:…]["”’')\]]*|\n)\s*["“‘'([]*$/u;

interface Spelt {
  readonly word: string;
  readonly span: Span;
}

/** Skips words of the prompt, names, abbreviations, addresses and figures. */
export function checkedWords(text: string, prompt: string): Spelt[] {
  const given = new Set(
    wordsOf(prompt)
      .flatMap(partsOf)
      .map(({ word }) => word.toLowerCase()),
  );
  return wordsOf(text).flatMap((found) => {
    const [from, to] = found.span;
    const isAddress = /[@/\\_]$|\w\.$/.test(text.slice(0, from)) || /^(?:[@/\\_]|\.\w)/.test(text.slice(to));
    if (isAddress || /[\p{N}.]/u.test(found.text)) return [];
    return partsOf(found).filter(({ word, span }) => {
      const isName =
        /^\p{Lu}/u.test(word) && !startsSentence.test(text.slice(Math.max(0, span[0] - 20), span[0]));
      if (word.length < 2 || isName || word === word.toUpperCase()) return false;
      return !given.has(word.toLowerCase());
    });
  });
}

export function spellingMarks(text: string, prompt: string, dictionaries: Dictionaries): Mark[] {
  const isSpelt = (word: string) => dictionaries.conventionsOf(word).length > 0;
  // The dictionaries have "cafe" for "café".
  const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
  return checkedWords(text, prompt)
    .filter(({ word }) => ![word, word.toLowerCase(), word.replace(/'s?$/, ''), plain(word)].some(isSpelt))
    .map(({ span }) => ({
      span,
      fault: 'spelling',
      category: 'spelling',
      subcategory: 'unknown-word',
      suggestions: [],
      sources: ['dictionary'],
    }));
}

function partsOf({ text, span: [from] }: { readonly text: string; readonly span: Span }): Spelt[] {
  return [...text.matchAll(/[^-]+/g)].map(({ 0: part, index }) => ({
    word: part.replace(/[’‘ʼʻ‛`´′＇]/g, "'"),
    span: [from + index, from + index + part.length],
  }));
}
