import { countWords } from '../../words.ts';
import type { WritingFacts } from '../facts.ts';
import { between, reason, type Rated } from '../../rated.ts';
import { patternsOf } from './sentence-patterns.ts';
import { textOf, wordsIn } from '../spans.ts';

export interface RangeFindings {
  /** How many different sentence patterns there are. */
  readonly patterns: number;
  /** Share of the sentences with a clause within a clause. */
  readonly complex: number;
  /** How much the lengths of the sentences differ: standard deviation over mean. */
  readonly variation: number;
  /** Marks of either kind for each word of the text. */
  readonly mistakes: number;
}

/** What earns nothing and all of each part, and the parts' weights: our own reading of the trait. */
const needed = {
  patterns: { none: 2, full: 10, weight: 0.5 },
  complex: { none: 0.1, full: 0.6, weight: 0.3 },
  variation: { none: 0.1, full: 0.3, weight: 0.2 },
} as const;
const fewPatterns = 5;
const fewComplex = 0.25;
const good = 0.85;
/** Where every eighth word is marked as a mistake, sentences are tried and not mastered: half. */
const broken = 0.12;

export function findRange({ text, sentences, marks }: WritingFacts): RangeFindings {
  const seen = sentences.map(({ span }) => patternsOf(textOf(text, span)));
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
  const isBroken = findings.mistakes >= broken;
  const share = parts.reduce((sum, part) => sum + part, 0) * (isBroken ? 0.5 : 1);
  return {
    share,
    evidence: [
      ...(findings.patterns < fewPatterns ? [reason('narrow_range')] : []),
      ...(findings.complex < fewComplex ? [reason('simple_sentences')] : []),
      ...(isBroken ? [reason('many_mistakes')] : []),
      ...(share >= good ? [reason('good_range')] : []),
    ],
  };
}
