import { sameWord, wordsOf } from '../../words.ts';
import type { WritingFacts } from '../facts.ts';
import { textOf } from '../spans.ts';
import { leftBy, type Ladder, type Trick } from './trick.ts';

/** By the share of repeated four-word sequences; prose has a few in a hundred. */
const repeated: Ladder = [
  [0.5, 0],
  [0.2, 0.5],
];
/** Shorter sentences are greetings and the like. */
const leastWords = 5;
const sequence = 4;

function shareOfRepeated(words: readonly string[]): number {
  const sequences = words
    .slice(sequence - 1)
    .map((_word, from) => words.slice(from, from + sequence).join(' '));
  return sequences.length === 0 ? 0 : 1 - new Set(sequences).size / sequences.length;
}

export function findRepeated({ text, sentences }: WritingFacts): Trick[] {
  const plain = (of: string) => wordsOf(of).map((word) => sameWord(word.text));
  const leaves = leftBy(shareOfRepeated(plain(text)), repeated);
  const seen = new Set<string>();
  const again = sentences.filter(({ span }) => {
    const words = plain(textOf(text, span));
    const key = words.join(' ');
    const isAgain = words.length >= leastWords && seen.has(key);
    seen.add(key);
    return isAgain;
  });
  if (again.length === 0 && leaves < 1) {
    return [{ code: 'repeated_sentence', span: null, leaves, discounts: false }];
  }
  return again.map(({ span }) => ({ code: 'repeated_sentence', span, leaves, discounts: true }));
}
