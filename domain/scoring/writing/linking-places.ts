import type { SentenceFacts, Token, WritingFacts } from './facts.ts';
import { linkingWordsIn, type LinkingWord } from './content/linking-words.ts';

/** May come before or between clauses. */
const subordinating = new Set(
  'although,though,even though,but,yet,whereas,while,because,since,so,so that,if,unless,provided that,as long as,when,after,before,until,once,rather than'.split(
    ',',
  ),
);
/** Take a noun or -ing form, anywhere in a sentence. */
const leading = new Set(
  'as well as,not only,despite,in spite of,due to,owing to,such as,in particular,namely,especially,for example,for instance,besides,instead,another,one reason,another reason,the main reason'.split(
    ',',
  ),
);

const isWord = ({ pos }: Token) => pos !== 'PUNCT' && pos !== 'SPACE' && pos !== 'SYM';
const isVerb = ({ pos }: Token) => pos === 'VERB' || pos === 'AUX';
const isNamed = ({ pos }: Token) =>
  pos === 'NOUN' || pos === 'PROPN' || pos === 'PRON' || pos === 'VERB' || pos === 'ADJ';
const endsClause = /^[.!?;:]$/u;
/** Farthest verb of a linking word's clause, in words. */
const reach = 15;

/** Linking words that join: before a clause (or noun) at the start of a sentence or clause. Alone they do not count. */
export function linkingWordsInPlace({
  text,
  sentences,
}: Pick<WritingFacts, 'text' | 'sentences'>): LinkingWord[] {
  const links = linkingWordsIn(text);
  return links.filter((link) => {
    const sentence = sentences.find(({ span }) => link.span[0] >= span[0] && link.span[1] <= span[1]);
    return sentence !== undefined && beginsClause(link, sentence) && isJoined(link, sentence, links);
  });
}

function beginsClause({ word, span }: LinkingWord, { tokens }: SentenceFacts): boolean {
  if (subordinating.has(word) || leading.has(word)) return true;
  const before = tokens.filter((token) => token.span[1] <= span[0]).at(-1);
  return before === undefined || !isWord(before) || before.pos === 'CCONJ' || before.pos === 'SCONJ';
}

function isJoined(
  { word, span }: LinkingWord,
  { tokens }: SentenceFacts,
  links: readonly LinkingWord[],
): boolean {
  const behind = tokens.filter((token) => token.span[0] >= span[1]);
  const end = behind.findIndex(({ text }) => endsClause.test(text));
  const clause = behind
    .slice(0, end < 0 ? undefined : end)
    .filter(isWord)
    .slice(0, reach);
  const [first] = clause;
  if (!first || links.some((link) => link.span[0] === first.span[0] && !subordinating.has(link.word)))
    return false;
  return leading.has(word) ? clause.some(isNamed) : clause.length > 1 && clause.some(isVerb);
}
