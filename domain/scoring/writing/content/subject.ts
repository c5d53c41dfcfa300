import type { Span, WritingFacts } from '../facts.ts';
import { between } from '../../rated.ts';
import { coveredShare, wordsIn } from '../spans.ts';

/** Nearness of the text to the prompt, from `off` to `on`. Essays on the prompt: from .64, others to .40. */
export const nearness = { off: 0.4, on: 0.55 } as const;

/** A sentence is on the subject that is nearer to the prompt than to any frame, and this near. */
const sentenceOn = 0.2;
const leastWords = 5;
/** Essays have a quarter to all of their sentences on the subject, most three of four; frames to a third. */
const fullShare = 0.5;
const noShare = 0.15;
/** An opinion with reasons and examples takes so many words: most of the 200 that an essay has at least. */
const fullWords = 180;

/** How far an essay is about what was asked, and how far it is developed: 0 to 1. */
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
