import type { SentenceFacts, WritingFacts } from '../facts.ts';
import { textOf, wordShare, wordsIn } from '../spans.ts';
import { leftBy, type Ladder, type Trick } from './trick.ts';

/** By the share of the words that stand in lists. */
const lists: Ladder = [
  [0.5, 0],
  [0.25, 0.5],
];
/** Fewer words may be a greeting, a heading or a sentence cut short. */
const leastWords = 6;
/** Sentences of English have a third to a half of these; a list has hardly any, and without a verb it needs more. */
const leastLinks = { withVerb: 0.15, withoutVerb: 0.3 } as const;
const functionWords = new Set(['DET', 'ADP', 'PRON', 'AUX', 'CCONJ', 'SCONJ', 'PART']);
const fewestPieces = 6;
const mostWordsOfAPiece = 2.5;

function isList(text: string, sentence: SentenceFacts): boolean {
  const words = wordsIn(sentence);
  if (words < leastWords) return false;
  const { tokens, span } = sentence;
  const pieces = textOf(text, span)
    .split(/[,;|/•\n]+/)
    .filter((piece) => piece.trim() !== '').length;
  const links = tokens.filter(({ pos }) => functionWords.has(pos)).length;
  const hasVerb = tokens.some(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const isCutUp = pieces >= fewestPieces && words / pieces <= mostWordsOfAPiece;
  return isCutUp || links / words < (hasVerb ? leastLinks.withVerb : leastLinks.withoutVerb);
}

/** Words that belong to the subject, with no sentence around them. */
export function findKeywordLists({ text, sentences }: WritingFacts): Trick[] {
  const found = sentences.filter((sentence) => isList(text, sentence)).map(({ span }) => span);
  const leaves = leftBy(wordShare(text, found), lists);
  return found.map((span) => ({ code: 'keyword_list', span, leaves, discounts: true }));
}
