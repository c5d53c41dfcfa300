export type Band = readonly [least: number, most: number];

/** The points of a trait, and the examiner's band. */
export interface Judged {
  readonly points: number;
  readonly band: Band;
}

export const middleOf = ([least, most]: Band): number => (least + most) / 2;

export const isWithinBand = ({ points, band: [least, most] }: Judged): boolean =>
  points >= least && points <= most;

/** At most one point from the middle of the band. */
export const isWithinOnePoint = ({ points, band }: Judged): boolean => Math.abs(points - middleOf(band)) <= 1;

/** The share of items that satisfy the predicate, 0 to 1; null for an empty list. */
export function share<Each>(all: readonly Each[], isSo: (each: Each) => boolean): number | null {
  return all.length === 0 ? null : all.filter(isSo).length / all.length;
}
