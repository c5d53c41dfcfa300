/** Ways to build a sentence beyond subject, verb and object, by words that tell them. */
const participle =
  '(?:\\w+ed|known|made|given|taken|seen|found|built|written|spent|shown|held|kept|left|lost|paid|put|sent|taught|told|thought|brought|bought|done|driven|grown|become|been|gone|come|chosen|spoken|understood|lent|sold|met|begun|run)';
const adverb = '(?:\\w+ly\\s+|not\\s+|also\\s+|often\\s+|always\\s+|never\\s+)?';

const patterns = {
  reason: /\b(?:because|since (?:it|they|we|the|there|many|most|people)|given that|as a result of)\b/i,
  contrast: /\b(?:although|though|even though|whereas|while|despite|in spite of)\b/i,
  condition: /\b(?:if|unless|provided that|as long as|otherwise)\b/i,
  time: /\b(?:when|after|before|until|once|as soon as|whenever)\b/i,
  relative:
    /\b(?:who|whose|whom|which|where)\b|\b\p{L}+s? that (?:is|are|was|were|has|have|can|will|would|\p{L}+s)\b/iu,
  reported:
    /\b(?:believe|argue|claim|show|mean|suggest|think|say|know|find|feel|agree|admit|explain|ensure|hope|report|conclude|indicate)\p{L}*\s+(?:that|how|why|what|whether)\b/iu,
  passive: new RegExp(`\\b(?:is|are|was|were|be|been|being)\\s+${adverb}${participle}\\b`, 'i'),
  perfect: new RegExp(`\\b(?:has|have|had)\\s+${adverb}${participle}\\b`, 'i'),
  modal: /\b(?:should|could|would|might|may|must|ought to)\b/i,
  purpose:
    /\b(?:in order to|so as to|so that)\b|\b(?:to|of|for|by|from|with|without|in|at) (?:help|enable|avoid|improve|reduce|make|\p{L}{3,}ing)\b/iu,
  participle: /(?:,\s+(?:\p{L}+ly\s+)?\p{L}{3,}ing\b)|(?:^\p{L}{3,}(?:ing|ed)\s[^.!?]*,)/iu,
  comparison:
    /\b(?:more|less|fewer|\p{L}+er)\s+(?:\p{L}+\s+){0,3}than\b|\bas \p{L}+ as\b|\bthe (?:most|least|\p{L}+est)\b/iu,
  pair: /\bnot only\b|\bboth\b.+\band\b|\beither\b.+\bor\b|\bneither\b.+\bnor\b|\bnot just\b/i,
  question:
    /\b(?:what|how|whether|why)\s+(?:\p{L}+\s+){1,4}(?:is|are|was|can|to|will|do|does|should|need|want)\b|\?/iu,
} as const;
type Pattern = keyof typeof patterns;

/** Patterns that put one clause into another. */
const subordinate: readonly Pattern[] = [
  'reason',
  'contrast',
  'condition',
  'time',
  'relative',
  'reported',
  'participle',
  'purpose',
];

export function patternsOf(sentence: string): {
  readonly names: readonly string[];
  readonly isComplex: boolean;
} {
  const names = (Object.keys(patterns) as Pattern[]).filter((name) => patterns[name].test(sentence));
  return { names, isComplex: names.some((name) => subordinate.includes(name)) };
}
