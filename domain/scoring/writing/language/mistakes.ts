import type { Evidence } from '../../score.ts';
import { countWords, sameWord } from '../../words.ts';
import type { WritingFacts } from '../facts.ts';
import type { Mark } from './marks.ts';
import { between, reason, type Band, type Rated } from '../../rated.ts';
import type { WrittenType } from '../written-type.ts';
import { textOf } from '../spans.ts';

export interface MistakeFindings {
  readonly type: WrittenType;
  readonly words: number;
  readonly grammar: readonly Mark[];
  readonly spelling: readonly Mark[];
  /** Counts a repeated misspelling once. */
  readonly misspeltWords: number;
  /** Words that break the text's convention: together one mistake. */
  readonly mixed: readonly Mark[];
}

interface GrammarLimits {
  /** The most mistakes for all points, and for half. */
  readonly full: number;
  readonly half: number;
  /** The limits apply from this length on; shorter texts get fewer mistakes. */
  readonly words?: number;
}

/** Essay: document 2, section 5 (under 5 full, 5 to 8 half). Others by length; the marks find half of the mistakes. */
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

/** Specification, document 2, section 5: for essays, used for all types. */
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
    mixed: convention.broken.map(mixedMark),
  };
}

/** The subcategory of words that break the convention of the others. */
export const mixedConvention = 'mixed-convention';

const mixedMark = ({ span, instead }: WritingFacts['convention']['broken'][number]): Mark => ({
  span,
  fault: 'spelling',
  category: 'spelling',
  subcategory: mixedConvention,
  suggestions: instead === null ? [] : [instead],
  sources: ['dictionary'],
});

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

/** The essay's limits ignore length, so long ones earn nothing; the detailed rubric and its messages use a rate. */
const perHundred = {
  grammar: { none: 6.5, full: 0.5 },
  spelling: { none: 2, full: 0 },
} as const;
type Fault = keyof typeof perHundred;

/** Mistakes per 100 words, to one decimal. */
const rateOf = (count: number, words: number) => Math.round((1000 * count) / Math.max(1, words)) / 10;

/** An essay's share in the detailed rubric; other types have limits by length. */
function byRate(fault: Fault, { type, words }: MistakeFindings, count: number): Pick<Rated, 'detailed'> {
  const { none, full } = perHundred[fault];
  return type === 'WWE' ? { detailed: between(rateOf(count, words), none, full) } : {};
}

/** @param rate mistakes per 100 words */
export function bandOfRate(fault: Fault, rate: number): Band {
  const share = between(rate, perHundred[fault].none, perHundred[fault].full);
  return share >= 0.75 ? 'full' : share >= 0.4 ? 'most' : share > 0 ? 'some' : 'none';
}

function rateEvidence(of: Fault, { type, words }: MistakeFindings, count: number): Evidence[] {
  const { none, full } = perHundred[of];
  // Three quarters of two points round up to both.
  const most = Math.round((full + (none - full) / 4) * 10) / 10;
  return type === 'WWE'
    ? [{ kind: 'count', of: `${of}_per_100_words`, count: rateOf(count, words), full: [0, most] }]
    : [];
}

export function rateGrammar(findings: MistakeFindings): Rated {
  const { type, words, grammar } = findings;
  const limits = limitsFor(type, words);
  const count = grammar.length;
  return {
    share: shareWithin(count, limits),
    ...byRate('grammar', findings, count),
    evidence: [
      { kind: 'count', of: 'grammar_mistakes', count, full: [0, limits[0]] },
      ...rateEvidence('grammar', findings, count),
      ...grammar.map(markEvidence),
    ],
  };
}

/** Any one convention is right; a mixture counts as one mistake. */
export function rateSpelling(findings: MistakeFindings): Rated {
  const { spelling, misspeltWords, mixed } = findings;
  const count = misspeltWords + (mixed.length > 0 ? 1 : 0);
  return {
    share: shareWithin(count, spellingLimits),
    ...byRate('spelling', findings, count),
    evidence: [
      { kind: 'count', of: 'spelling_mistakes', count, full: [0, spellingLimits[0]] },
      ...rateEvidence('spelling', findings, count),
      ...[...spelling, ...mixed].map(markEvidence),
      ...(mixed.length > 0 ? [reason('mixed_spelling')] : []),
    ],
  };
}
