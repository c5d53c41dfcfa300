import { createRequire } from 'node:module';
import type { Model, WinkMethods } from 'wink-nlp';
import winkNlp from 'wink-nlp';
import type { Token } from '#domain/scoring/writing/facts.ts';
import type { WordFrequency } from './word-frequency.ts';

type Span = readonly [from: number, to: number];

export interface Tokenizer {
  tokensOf(text: string, sentence: Span): Token[];
}

// The package declares a default export but has none.
const require = createRequire(import.meta.url);

/** Takes 0.2 s and 50 MB to open, in this thread. */
export function createTokenizer(frequency: WordFrequency): Tokenizer {
  const nlp: WinkMethods = winkNlp(require('wink-eng-lite-web-model') as Model, ['pos']);
  const { its } = nlp;
  return {
    tokensOf(text, [from, to]) {
      const tokens = nlp.readDoc(text.slice(from, to)).tokens();
      // Its types declare a third parameter that `out` does not pass.
      const lemmas = tokens.out(its.lemma as unknown as typeof its.value);
      const tags = tokens.out(its.pos);
      const spaces = tokens.out(its.precedingSpaces);
      let start = from;
      return tokens.out().map((word, at): Token => {
        start += spaces[at]?.length ?? 0;
        const span: Span = [start, start + word.length];
        start = span[1];
        const lemma = lemmas[at] ?? word.toLowerCase();
        const rank = /\p{L}/u.test(word) ? (frequency(lemma) ?? frequency(word) ?? null) : null;
        return { text: word, span, lemma, pos: tags[at] ?? 'X', rank };
      });
    },
  };
}
