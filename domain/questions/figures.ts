import type { Instant } from '../core/instant.ts';
import { hasDrifted, withMonth, type Months } from './drift.ts';

/** How often a part of a question (an option, a blank's word or a word of a text) was chosen. */
type PartTaken = {
  readonly isRight: boolean;
  readonly kind: 'option' | 'blank' | 'word';
  readonly all: number;
  /** By the students' place, in quarter logits. */
  readonly byPlace: { readonly [place: string]: number };
};

type AtPlace = { readonly answers: number; readonly shares: number; readonly squares: number };

/** Aggregates of a question's answers, without personal data. */
export type Figures = {
  readonly answers: number;
  readonly right: number;
  readonly points: number;
  readonly maximum: number;
  readonly seconds: number;
  /** Of students whose place was known from enough other answers. */
  readonly places: { readonly [place: string]: AtPlace };
  readonly parts: { readonly [label: string]: PartTaken };
  readonly months: Months;
};

export const noFigures: Figures = {
  answers: 0,
  right: 0,
  points: 0,
  maximum: 0,
  seconds: 0,
  places: {},
  parts: {},
  months: {},
};

export interface Part {
  readonly label: string;
  readonly kind: PartTaken['kind'];
  readonly isRight: boolean;
  readonly isTaken: boolean;
}

export interface CountedAnswer {
  readonly points: number;
  readonly maximum: number;
  readonly successful: boolean;
  readonly seconds: number;
  readonly at: Instant;
  /** On the Rasch scale, by the student's other answers; absent while these are too few. */
  readonly place?: number | undefined;
  readonly parts: readonly Part[];
}

export const shareOf = ({ points, maximum }: Pick<CountedAnswer, 'points' | 'maximum'>): number =>
  maximum === 0 ? 0 : points / maximum;

/** The number of other answers that determine a student's place. */
export const answersToBePlaced = 5;

/** The quarter logit of a place; the ends are open. */
const quarterOf = (place: number): string => String(Math.round(Math.max(-4, Math.min(4, place)) * 4));

export function withAnswer(figures: Figures, answer: CountedAnswer): Figures {
  const share = shareOf(answer);
  const quarter = answer.place === undefined ? undefined : quarterOf(answer.place);
  return {
    answers: figures.answers + 1,
    right: figures.right + Number(answer.successful),
    points: figures.points + answer.points,
    maximum: figures.maximum + answer.maximum,
    seconds: figures.seconds + answer.seconds,
    places: quarter === undefined ? figures.places : withShare(figures.places, quarter, share),
    parts: withParts(figures.parts, answer.parts, quarter),
    months: withMonth(figures.months, answer.at, share, answer.place),
  };
}

function withShare(places: Figures['places'], quarter: string, share: number): Figures['places'] {
  const { answers, shares, squares } = places[quarter] ?? { answers: 0, shares: 0, squares: 0 };
  const added = { answers: answers + 1, shares: shares + share, squares: squares + share * share };
  return { ...places, [quarter]: added };
}

function withParts(before: Figures['parts'], parts: readonly Part[], quarter?: string): Figures['parts'] {
  const after: Record<string, PartTaken> = { ...before };
  for (const { label, kind, isRight, isTaken } of parts) {
    const known = after[label] ?? { isRight, kind, all: 0, byPlace: {} };
    const byPlace =
      quarter !== undefined && isTaken
        ? { ...known.byPlace, [quarter]: (known.byPlace[quarter] ?? 0) + 1 }
        : known.byPlace;
    after[label] = { ...known, all: known.all + Number(isTaken), byPlace };
  }
  return after;
}

/** The correlation of an answer's points with the student's place by other answers, -1 to 1; null if unknown. */
export function discriminationOf({ places }: Pick<Figures, 'places'>): number | null {
  let count = 0;
  let x = 0;
  let xx = 0;
  let y = 0;
  let yy = 0;
  let xy = 0;
  for (const [quarter, { answers, shares, squares }] of Object.entries(places)) {
    const place = Number(quarter);
    count += answers;
    x += place * answers;
    xx += place * place * answers;
    y += shares;
    yy += squares;
    xy += place * shares;
  }
  const spread = Math.sqrt(Math.max(0, count * xx - x * x) * Math.max(0, count * yy - y * y));
  return count < 2 || spread < 1e-9 ? null : (count * xy - x * y) / spread;
}

export interface PointsAtPlace {
  /** In half logits. */
  readonly place: number;
  readonly answers: number;
  readonly share: number;
}

export function pointsByPlace({ places }: Pick<Figures, 'places'>): PointsAtPlace[] {
  const quarters = Object.entries(places).map(([quarter, sums]) => ({ place: Number(quarter) / 4, ...sums }));
  const halves = Map.groupBy(quarters, ({ place }) => Math.round(place * 2) / 2);
  return [...halves]
    .toSorted(([one], [other]) => one - other)
    .map(([place, all]) => {
      const answers = all.reduce((sum, one) => sum + one.answers, 0);
      return { place, answers, share: all.reduce((sum, { shares }) => sum + shares, 0) / answers };
    });
}

export const thirds = ['weak', 'middle', 'strong'] as const;
export type Third = (typeof thirds)[number];

/** The third of each quarter logit; quarters are not split. */
function thirdsOf({ places }: Pick<Figures, 'places'>): ReadonlyMap<string, Third> {
  const ordered = Object.entries(places).toSorted(([one], [other]) => Number(one) - Number(other));
  const total = ordered.reduce((sum, [, { answers }]) => sum + answers, 0);
  let below = 0;
  return new Map(
    ordered.map(([quarter, { answers }]) => {
      const middle = (below + answers / 2) / total;
      below += answers;
      return [quarter, thirds[Math.min(2, Math.floor(middle * 3))] ?? 'strong'];
    }),
  );
}

/** The share of each third that chose a part, 0 to 1; null for an empty third. */
export interface PartByThirds extends Omit<PartTaken, 'byPlace'> {
  readonly label: string;
  readonly weak: number | null;
  readonly middle: number | null;
  readonly strong: number | null;
}

export function partsByThirds(figures: Figures): PartByThirds[] {
  const thirdOf = thirdsOf(figures);
  const sizes = { weak: 0, middle: 0, strong: 0 };
  for (const [quarter, { answers }] of Object.entries(figures.places))
    sizes[thirdOf.get(quarter) ?? 'middle'] += answers;
  return Object.entries(figures.parts).map(([name, { byPlace, ...part }]) => {
    const taken = { weak: 0, middle: 0, strong: 0 };
    for (const [quarter, count] of Object.entries(byPlace)) taken[thirdOf.get(quarter) ?? 'middle'] += count;
    const share = (third: Third) => (sizes[third] === 0 ? null : taken[third] / sizes[third]);
    return { label: name, ...part, weak: share('weak'), middle: share('middle'), strong: share('strong') };
  });
}

export const figureFlags = [
  'too_easy',
  'too_hard',
  'negative_discrimination',
  'idle_distractor',
  'rival_option',
  'drift',
] as const;
export type FigureFlag = (typeof figureFlags)[number];

/** The minimum of answers for a judgement, and the thresholds of the flags. */
const flagLimits = { answers: 30, easyAbove: 0.9, hardBelow: 0.2, rivalFrom: 0.3 } as const;

export function flagsOf(figures: Figures): FigureFlag[] {
  if (figures.answers < flagLimits.answers) return [];
  const share = shareOf(figures);
  const placed = Object.values(figures.places).reduce((sum, { answers }) => sum + answers, 0);
  const wrong = partsByThirds(figures).filter(({ kind, isRight }) => kind === 'option' && !isRight);
  const holds: Readonly<Record<FigureFlag, boolean>> = {
    too_easy: share > flagLimits.easyAbove,
    too_hard: share < flagLimits.hardBelow,
    negative_discrimination: placed >= flagLimits.answers && (discriminationOf(figures) ?? 0) < 0,
    idle_distractor: wrong.some(({ all }) => all === 0),
    rival_option:
      placed >= flagLimits.answers && wrong.some(({ strong }) => (strong ?? 0) >= flagLimits.rivalFrom),
    drift: hasDrifted(figures.months),
  };
  return figureFlags.filter((flag) => holds[flag]);
}
