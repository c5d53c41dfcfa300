import { countWords } from '#domain/scoring/words.ts';
import type { CalibrationAnswer } from './calibration-answers.ts';
import { marksOf, type ScoredAnswer, type ScoredPassage, type ScoredSentence } from './score-answers.ts';
import { isWithinBand, isWithinOnePoint, middleOf, share, type Judged } from './statistics/agreement.ts';
import {
  detect,
  noDetection,
  precision,
  recall,
  together,
  type Detection,
  type Fault,
} from './statistics/detection.ts';
import {
  intervalOfCorrelation,
  intervalOfCount,
  intervalOfShare,
  type Interval,
} from './statistics/interval.ts';
import { rankCorrelation } from './statistics/rank-correlation.ts';

/** A measured figure; `goal` is a minimum, `most` a maximum. Shares are 0 to 1. */
export interface Figure {
  readonly name: string;
  readonly value: number | null;
  readonly goal?: number;
  readonly most?: number;
  /** The 95 % confidence interval. */
  readonly interval?: Interval | undefined;
  /** The cases that the figure counts. */
  readonly of: string;
}

const shareOf = (value: number | null, cases: number, what: string) => ({
  value,
  interval: intervalOfShare(value, cases),
  of: `${cases} ${what}`,
});

export interface JudgedTrait extends Judged {
  readonly answer: string;
  readonly trait: string;
}

export function judgedTraits(scored: readonly ScoredAnswer[]): JudgedTrait[] {
  return scored.flatMap(({ answer, score }) =>
    score.traits.flatMap(({ trait, points }) => {
      const band = answer.bands[trait];
      return band === undefined ? [] : [{ answer: answer.id, trait, points, band }];
    }),
  );
}

/** The goals: issue of the written answers, "Measured". */
export function figures(
  scored: readonly ScoredAnswer[],
  clean: readonly ScoredPassage[],
  sentences: readonly ScoredSentence[],
): Figure[] {
  const spelling = detectionOf(scored, 'spelling');
  const grammar = detectionOf(scored, 'grammar');
  const traits = judgedTraits(scored);
  const totals = scored.map(({ score }) => score.points / score.maximum);
  const expected = scored.map(({ answer, score }) => middleTotal(answer) / score.maximum);
  const gated = (isGated: (each: ScoredAnswer) => boolean) =>
    share(scored.filter(isGated), ({ score }) => score.points === 0);
  const isNothing = ({ answer }: ScoredAnswer) => middleTotal(answer) === 0;
  const nothing = scored.filter(isNothing);
  const something = scored.filter((each) => !isNothing(each));
  const correlation = rankCorrelation(totals, expected);
  return [
    {
      name: 'spelling: precision of marks',
      goal: 0.95,
      ...shareOf(precision(spelling), spelling.marks, 'marks'),
    },
    { name: 'spelling: recall', goal: 0.9, ...shareOf(recall(spelling), spelling.planted, 'mistakes') },
    {
      name: 'grammar: precision of marks',
      goal: 0.88,
      ...shareOf(precision(grammar), grammar.marks, 'marks'),
    },
    { name: 'grammar: recall', goal: 0.6, ...shareOf(recall(grammar), grammar.planted, 'mistakes') },
    falseMarks('all clean prose', clean, { most: 1 }),
    falseMarks('own prose', clean.filter(isOwn), {}),
    falseMarks(
      'older public-domain prose',
      clean.filter((each) => !isOwn(each)),
      {},
    ),
    ...ofSentences(sentences),
    {
      name: 'traits within the band',
      ...shareOf(share(traits, isWithinBand), traits.length, 'traits'),
    },
    {
      name: 'traits within one point',
      goal: 0.85,
      ...shareOf(share(traits, isWithinOnePoint), traits.length, 'traits'),
    },
    {
      name: 'the same, if each trait got 1 point',
      ...shareOf(share(traits.map(asOnePoint), isWithinOnePoint), traits.length, 'traits'),
    },
    {
      name: 'rank correlation of totals',
      value: correlation,
      interval: intervalOfCorrelation(correlation, scored.length),
      goal: 0.85,
      of: `${scored.length} answers`,
    },
    {
      name: 'worthless answers with no points',
      ...shareOf(gated(isNothing), nothing.length, 'answers'),
    },
    {
      name: 'other answers with no points',
      ...shareOf(
        gated((each) => !isNothing(each)),
        something.length,
        'answers',
      ),
    },
    {
      name: 'repeatable',
      goal: 1,
      ...shareOf(
        share(scored, ({ repeated }) => repeated),
        scored.length,
        'answers, twice, in opposite orders',
      ),
    },
  ];
}

/** The equivalent of "within one point": most maxima are 2. */
const asOnePoint = (judged: JudgedTrait): JudgedTrait => ({ ...judged, points: 1 });

/**
 * Sentences that are older than the rules: how many of their mistakes were marked, and how many right sentences were
 * not.
 */
function ofSentences(sentences: readonly ScoredSentence[]): Figure[] {
  const wrong = sentences.filter(({ errors }) => errors.length > 0);
  const clean = sentences.filter(({ errors }) => errors.length === 0);
  const marked = wrong.map(({ marks, errors }) => detect(marks, errors)).reduce(together, noDetection);
  return [
    { name: 'single sentences: recall', ...shareOf(recall(marked), marked.planted, 'mistakes') },
    {
      name: 'single sentences: correct ones without marks',
      ...shareOf(
        share(clean, ({ marks }) => marks.length === 0),
        clean.length,
        'sentences',
      ),
    },
  ];
}

const isOwn = ({ passage }: ScoredPassage) => passage.id.startsWith('own-');

const middleTotal = ({ bands }: CalibrationAnswer) =>
  Object.values(bands).reduce((sum, band) => sum + middleOf(band), 0);

function falseMarks(where: string, clean: readonly ScoredPassage[], goal: Pick<Figure, 'most'>): Figure {
  const words = clean.reduce((sum, { passage }) => sum + countWords(passage.text), 0);
  const marks = clean.reduce((sum, each) => sum + each.marks.length, 0);
  return {
    name: `false marks in 300 words: ${where}`,
    value: (marks / words) * 300,
    interval: intervalOfCount(marks, 300 / words),
    ...goal,
    of: `${marks} in ${words} words`,
  };
}

/** Precision and recall of the marks of one fault over all answers. */
function detectionOf(scored: readonly ScoredAnswer[], fault: 'spelling' | 'grammar'): Detection {
  return scored
    .map(({ answer, score }) => detectFault(marksOf(score), answer.errors, fault))
    .reduce(together, noDetection);
}

/**
 * Compares the marks of one fault with all mistakes, and the mistakes of one fault with all marks, because some
 * mistakes may be marked as either.
 */
function detectFault(marks: readonly Fault[], errors: readonly Fault[], fault: Fault['fault']): Detection {
  const of = (each: Fault) => each.fault === fault;
  const { marks: marked, right } = detect(marks.filter(of), errors);
  const { planted, found } = detect(marks, errors.filter(of));
  return { marks: marked, right, planted, found };
}

/**
 * The detection by category: its marks against all mistakes of their fault, its mistakes against all marks of theirs.
 */
export function byCategory(scored: readonly ScoredAnswer[]): (Detection & { readonly category: string })[] {
  const all = scored.map(({ answer, score }) => ({ marks: marksOf(score), errors: answer.errors }));
  const categories = new Set(
    all.flatMap(({ marks, errors }) => [...marks, ...errors].map(({ category = 'other' }) => category)),
  );
  const of = (category: string) => (each: { readonly category?: string | undefined }) =>
    each.category === category;
  return [...categories].toSorted().map((category) => {
    const { marks, right } = all
      .map((each) => detect(each.marks.filter(of(category)), each.errors))
      .reduce(together, noDetection);
    const { planted, found } = all
      .map((each) => detect(each.marks, each.errors.filter(of(category))))
      .reduce(together, noDetection);
    return { category, marks, right, planted, found };
  });
}

export function byTrait(scored: readonly ScoredAnswer[]): {
  trait: string;
  count: number;
  inBand: number | null;
  inOne: number | null;
  tooHigh: number;
  tooLow: number;
}[] {
  const all = judgedTraits(scored);
  return [...new Set(all.map(({ trait }) => trait))].map((trait) => {
    const of = all.filter((each) => each.trait === trait);
    return {
      trait,
      count: of.length,
      inBand: share(of, isWithinBand),
      inOne: share(of, isWithinOnePoint),
      tooHigh: of.filter(({ points, band: [, most] }) => points > most).length,
      tooLow: of.filter(({ points, band: [least] }) => points < least).length,
    };
  });
}
