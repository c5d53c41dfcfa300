import type { Evidence } from '../score.ts';
import { sameWord } from '../words.ts';
import type { WritingFacts } from './facts.ts';
import type { Mark } from './marks.ts';
import { reason, type Rated, type WrittenType } from './rated.ts';
import { textOf } from './spans.ts';

export interface MistakeFindings {
  readonly type: WrittenType;
  readonly grammar: readonly Mark[];
  readonly spelling: readonly Mark[];
  /** A word misspelt twice is one mistake. */
  readonly misspeltWords: number;
  readonly brokenConvention: WritingFacts['convention']['broken'];
}

/**
 * The most mistakes that earn all points, and half of them. Essay: specification, document 2, section 5 (under 5, and
 * 5 to 8). The others by the words of their full range, rounded in the student's favour: 4 in 250 are 1 or 2 in 100.
 */
const grammarLimits: Readonly<Record<WrittenType, readonly [full: number, half: number]>> = {
  WWE: [4, 8],
  WWM: [1, 4],
  LST: [1, 3],
  WWS: [1, 3],
  WSC: [0, 2],
  LCT: [0, 2],
};
/** Specification, document 2, section 5: the essay's, kept for all types. */
const spellingLimits = [0, 1] as const;

const shareWithin = (mistakes: number, [full, half]: readonly [number, number]) =>
  mistakes <= full ? 1 : mistakes <= half ? 0.5 : 0;

export function findMistakes(type: WrittenType, { text, marks, convention }: WritingFacts): MistakeFindings {
  const spelling = marks.filter(({ fault }) => fault === 'spelling');
  return {
    type,
    grammar: marks.filter(({ fault }) => fault === 'grammar'),
    spelling,
    misspeltWords: new Set(spelling.map(({ span }) => sameWord(textOf(text, span)))).size,
    brokenConvention: convention.broken,
  };
}

export const markEvidence = ({
  span,
  fault,
  category,
  subcategory,
  suggestions,
  sources,
}: Mark): Evidence => ({
  kind: 'text',
  span: [span[0], span[1]],
  fault,
  category,
  subcategory,
  suggestions: [...suggestions],
  sources: [...sources],
});

export function rateGrammar({ type, grammar }: MistakeFindings): Rated {
  const limits = grammarLimits[type];
  const count = grammar.length;
  return {
    share: shareWithin(count, limits),
    evidence: [
      { kind: 'count', of: 'grammar_mistakes', count, full: [0, limits[0]] },
      ...grammar.map(markEvidence),
    ],
  };
}

/** All words of one convention, whichever: a mixture counts as one mistake. */
export function rateSpelling({ spelling, misspeltWords, brokenConvention }: MistakeFindings): Rated {
  const count = misspeltWords + (brokenConvention.length > 0 ? 1 : 0);
  return {
    share: shareWithin(count, spellingLimits),
    evidence: [
      { kind: 'count', of: 'spelling_mistakes', count, full: [0, spellingLimits[0]] },
      ...spelling.map(markEvidence),
      ...brokenConvention.map((span) => reason('mixed_spelling', span)),
    ],
  };
}
