import { casedLike } from '../../casing.ts';
import { eachToken, small, type Rule } from '../rule.ts';

const short = new Map(
  'tall hot cold cheap big small old young fast slow high low long short strong weak hard easy happy rich poor large warm bad good near'
    .split(' ')
    .map(
      (word) => [word, word === 'good' ? 'better' : word === 'bad' ? 'worse' : comparativeOf(word)] as const,
    ),
);
const be = new Set(
  'is are was were be been being am become becomes became get gets got feel feels felt look looks much even far seem seems'.split(
    ' ',
  ),
);

function comparativeOf(word: string): string {
  if (word.endsWith('y')) return `${word.slice(0, -1)}ier`;
  if (word.endsWith('e')) return `${word}r`;
  return /^(?:big|hot)$/.test(word) ? `${word}${word.at(-1)}er` : `${word}er`;
}

export const moreShort: Rule = {
  name: 'more-short',
  category: 'word_form',
  marks: [
    ['The north is [more cold] than the south.', 'colder'],
    ['Trains became [more cheap].', 'cheaper'],
    ['It is much [more easy] now.', 'easier'],
  ],
  passes: [
    'There is more cold water, and we want more fast trains.',
    'She was more happy than sad.',
    'It is more cheap talk than good sense.',
    'The south is warmer and more pleasant.',
    'He is no more old than I am.',
  ],
  find: (sentence) =>
    eachToken(sentence, (token, at) => {
      const { tokens } = sentence;
      const [before, next, after, last] = [
        small(tokens[at - 1]),
        tokens[at + 1],
        tokens[at + 2],
        tokens[at + 3],
      ];
      const mended = short.get(small(next));
      if (small(token) !== 'more' || !next || mended === undefined || !be.has(before)) return undefined;
      // "more happy than sad" compares two adjectives.
      const isWeighed = small(after) === 'than' && last?.pos === 'ADJ';
      if (isWeighed || ['NOUN', 'PROPN', 'ADJ', 'VERB'].includes(after?.pos ?? '')) return undefined;
      return { span: [token.span[0], next.span[1]], suggestion: casedLike(mended, token.text) };
    }),
};
