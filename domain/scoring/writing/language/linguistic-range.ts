import { countWords } from '../../words.ts';
import type { WritingFacts } from '../facts.ts';
import { between, reason, type Rated } from '../../rated.ts';
import { patternsOf } from './sentence-patterns.ts';
import { wordsIn } from '../spans.ts';

export interface RangeFindings {
  readonly patterns: number;
  /** Share of sentences with a subordinate clause. */
  readonly complex: number;
  /** Standard deviation of the sentence lengths over their mean. */
  readonly variation: number;
  /** Marks per word. */
  readonly mistakes: number;
}

/** Limits and weights are our own reading of the trait. */
const needed = {
  patterns: { none: 2, full: 9, weight: 0.5 },
  complex: { none: 0.1, full: 0.6, weight: 0.3 },
  variation: { none: 0.1, full: 0.3, weight: 0.2 },
} as const;
const fewPatterns = 5;
const fewComplex = 0.25;
const good = 0.85;
/** Mistakes per word: a text with many attempts sentences without mastering them, and loses up to half. */
const broken = { from: 0.06, all: 0.14, left: 0.5, reported: 0.1 } as const;

export function findRange({ text, sentences, marks }: WritingFacts): RangeFindings {
  const seen = sentences.map(({ tokens }) => patternsOf(tokens));
  const lengths = sentences.map(wordsIn);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const spread = Math.sqrt(
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length),
  );
  return {
    patterns: new Set(seen.flatMap(({ names }) => names)).size,
    complex: seen.filter(({ isComplex }) => isComplex).length / Math.max(1, seen.length),
    variation: mean === 0 ? 0 : spread / mean,
    mistakes: marks.length / Math.max(1, countWords(text)),
  };
}

export function rateRange(findings: RangeFindings): Rated {
  const parts = (['patterns', 'complex', 'variation'] as const).map((part) => {
    const { none, full, weight } = needed[part];
    return weight * between(findings[part], none, full);
  });
  const taken = (1 - broken.left) * between(findings.mistakes, broken.from, broken.all);
  const share = parts.reduce((sum, part) => sum + part, 0) * (1 - taken);
  return {
    share,
    evidence: [
      ...(findings.patterns < fewPatterns ? [reason('narrow_range')] : []),
      ...(findings.complex < fewComplex ? [reason('simple_sentences')] : []),
      ...(findings.mistakes >= broken.reported ? [reason('many_mistakes')] : []),
      ...(share >= good ? [reason('good_range')] : []),
    ],
  };
}
