import type { SentenceFacts, WritingFacts } from '../facts.ts';
import { textOf, wordShare, wordsIn } from '../spans.ts';
import { leftBy, type Ladder, type Trick } from './trick.ts';

/** By the share of words in lists. */
const shares: Ladder = [
  [0.5, 0],
  [0.25, 0.5],
];
/** A third to a half of English words are function words, in lists hardly any. Sentences with a verb must be long. */
const lists = {
  withVerb: { leastWords: 16, fewestSmallWords: 0.1 },
  withoutVerb: { leastWords: 8, fewestSmallWords: 0.2 },
} as const;
const functionWords = new Set(['DET', 'ADP', 'PRON', 'AUX', 'CCONJ', 'SCONJ', 'PART']);
const fewestPieces = 6;
const mostWordsOfAPiece = 2.5;

function isList(text: string, sentence: SentenceFacts): boolean {
  const words = wordsIn(sentence);
  const { tokens, span } = sentence;
  const pieces = textOf(text, span)
    .split(/[,;|/•\n]+/)
    .filter((piece) => piece.trim() !== '').length;
  const links = tokens.filter(({ pos }) => functionWords.has(pos)).length;
  const hasVerb = tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const { leastWords, fewestSmallWords } = hasVerb ? lists.withVerb : lists.withoutVerb;
  const isCutUp = pieces >= fewestPieces && words / pieces <= mostWordsOfAPiece;
  return isCutUp || (words >= leastWords && links / words < fewestSmallWords);
}

export function findKeywordLists({ text, sentences }: WritingFacts): Trick[] {
  const found = sentences.filter((sentence) => isList(text, sentence)).map(({ span }) => span);
  const leaves = leftBy(wordShare(text, found), shares);
  return found.map((span) => ({ code: 'keyword_list', span, leaves, discounts: true }));
}
