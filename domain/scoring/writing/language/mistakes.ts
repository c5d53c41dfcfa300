import type { Evidence } from '../../score.ts';
import { countWords, sameWord } from '../../words.ts';
import type { WritingFacts } from '../facts.ts';
import type { Mark } from './marks.ts';
import { reason, type Rated } from '../../rated.ts';
import type { WrittenType } from '../written-type.ts';
import { textOf } from '../spans.ts';

export interface MistakeFindings {
  readonly type: WrittenType;
  readonly words: number;
  readonly grammar: readonly Mark[];
  readonly spelling: readonly Mark[];
  /** A word misspelt twice is one mistake. */
  readonly misspeltWords: number;
  readonly brokenConvention: WritingFacts['convention']['broken'];
}

interface GrammarLimits {
  /** The most mistakes that earn all points, and half of them. */
  readonly full: number;
  readonly half: number;
  /** In a shorter text fewer mistakes are as many: the limits hold from so many words on. */
  readonly words?: number;
}

/**
 * Essay: specification, document 2, section 5 (under 5 full, 5 to 8 half, whatever its length). The others by their
 * words: 4 in 250 are 1 in 60 or 2 in 120; the marks find about half of the mistakes, so that a short text has none.
 */
const grammarLimits: Readonly<Record<WrittenType, GrammarLimits>> = {
  WWE: { full: 4, half: 8 },
  WWM: { full: 1, half: 4, words: 80 },
  LST: { full: 0, half: 2, words: 45 },
  WWS: { full: 0, half: 2, words: 30 },
  WSC: { full: 0, half: 2, words: 25 },
  LCT: { full: 0, half: 2, words: 20 },
};

function limitsFor(type: WrittenType, words: number): readonly [full: number, half: number] {
  const limits = grammarLimits[type];
  const share = limits.words === undefined ? 1 : Math.min(1, words / limits.words);
  return [Math.floor(limits.full * share), Math.floor(limits.half * share)];
}

/** Specification, document 2, section 5: the essay's, kept for all types. */
const spellingLimits = [0, 1] as const;

const shareWithin = (mistakes: number, [full, half]: readonly [number, number]) =>
  mistakes <= full ? 1 : mistakes <= half ? 0.5 : 0;

export function findMistakes(type: WrittenType, { text, marks, convention }: WritingFacts): MistakeFindings {
  const spelling = marks.filter(({ fault }) => fault === 'spelling');
  return {
    type,
    words: countWords(text),
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

export function rateGrammar({ type, words, grammar }: MistakeFindings): Rated {
  const limits = limitsFor(type, words);
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
