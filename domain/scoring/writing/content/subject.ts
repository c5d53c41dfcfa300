import type { Span, WritingFacts } from '../facts.ts';
import { between } from '../../rated.ts';
import { coveredShare, wordsIn } from '../spans.ts';

/** Nearness of the text to the prompt. Essays on the prompt have .64 and more, others up to .40. */
export const nearness = { off: 0.4, on: 0.55 } as const;

/** A sentence on the subject is at least this near the prompt, and nearer than to any frame. */
const sentenceOn = 0.2;
const leastWords = 5;
/** Essays have a quarter to all of their sentences on the subject, mostly three of four; frames up to a third. */
const fullShare = 0.5;
const noShare = 0.15;
/** An opinion with reasons and examples: most of an essay's minimum of 200. */
const fullWords = 180;

/** Relevance and development of an essay, 0 to 1. */
export function rateSubject(facts: WritingFacts, discounted: readonly Span[]): number {
  const on = facts.sentences.filter(
    (sentence) =>
      sentence.nearPrompt >= sentenceOn &&
      sentence.nearPrompt > sentence.nearFrame &&
      wordsIn(sentence) >= leastWords &&
      coveredShare(sentence.span, discounted) < 0.5,
  );
  const share = between(on.length / Math.max(1, facts.sentences.length), noShare, fullShare);
  const words = on.reduce((sum, sentence) => sum + wordsIn(sentence), 0);
  return Math.min(share, words / fullWords, 1) * between(facts.nearPrompt, nearness.off, nearness.on);
}
