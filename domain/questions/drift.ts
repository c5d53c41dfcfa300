import type { Instant } from '../core/instant.ts';
import { newStudent } from './rating.ts';

type InMonth = {
  readonly answers: number;
  readonly shares: number;
  /** Of the students on the Rasch scale; unknown ones count as average. */
  readonly places: number;
};

/** By month, `2026-11`. */
export type Months = { readonly [month: string]: InMonth };

/** Months compared with all before, and the thresholds for a significant and relevant difference. */
const driftLimits = { months: 3, answers: 30, share: 0.1, standardErrors: 3 } as const;

const nothing: InMonth = { answers: 0, shares: 0, places: 0 };

const added = (one: InMonth, other: InMonth): InMonth => ({
  answers: one.answers + other.answers,
  shares: one.shares + other.shares,
  places: one.places + other.places,
});

/** @param place undefined for a student with too few answers */
export function withMonth(months: Months, at: Instant, share: number, place = newStudent.place): Months {
  const month = at.slice(0, 7);
  return {
    ...months,
    [month]: added(months[month] ?? nothing, { answers: 1, shares: share, places: place }),
  };
}

/** `2026-11` as a continuous month number. */
const countOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

/** Whether the last three months with answers differ in points more than by chance or by students: leaks ease, aged facts harden. */
export function hasDrifted(months: Months): boolean {
  const newest = Math.max(...Object.keys(months).map(countOf));
  let [before, last] = [nothing, nothing];
  for (const [month, sums] of Object.entries(months)) {
    if (newest - countOf(month) < driftLimits.months) last = added(last, sums);
    else before = added(before, sums);
  }
  if (Math.min(before.answers, last.answers) < driftLimits.answers) return false;
  const share = (before.shares + last.shares) / (before.answers + last.answers);
  // An upper bound of one answer's variance, and the growth of the expected share with the student's place.
  const spread = share * (1 - share);
  const meanOf = ({ answers, shares, places }: InMonth) => (shares - spread * places) / answers;
  const difference = Math.abs(meanOf(last) - meanOf(before));
  const standardError = Math.sqrt(spread * (1 / before.answers + 1 / last.answers));
  return difference >= driftLimits.share && difference >= driftLimits.standardErrors * standardError;
}
