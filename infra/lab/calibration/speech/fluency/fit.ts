import type { FluencyFigures } from '#domain/scoring/speaking/fluency-figures.ts';
import { fluencyShare, type FluencyWeights } from '#domain/scoring/speaking/fluency-rating.ts';
import { between } from '#domain/scoring/rated.ts';

/** A reading with what is measured in it and what experts say of it. */
export interface RatedFigures {
  readonly speaker: string;
  readonly figures: FluencyFigures;
  /** What it should earn, 0 to 1: the mean of the experts' fluency and prosody. */
  readonly rated: number;
}

/** Ratings of fluent and of halting readings, 0 to 1: the means of both groups give each figure its scale. */
const fluent = 0.9;
const halting = 0.55;
/** Pulls the weights towards each other, so that a few readings do not decide between figures that tell the same. */
const evenness = 0.02;
const rounds = 4000;
const step = 0.2;

const names = (rows: readonly RatedFigures[]) =>
  Object.keys(rows[0]?.figures ?? {}) as (keyof FluencyFigures)[];

/**
 * Ends and weights of each figure. The ends are those of the line through the means of the halting and the fluent
 * readings; weights are at least 0 and 1 together, by least squares.
 */
export function fitWeights(rows: readonly RatedFigures[]): FluencyWeights {
  const all = names(rows);
  const ends = all.map((name) => endsOf(rows, name));
  const table = rows.map(({ figures }) =>
    all.map((name, at) => between(figures[name], ends[at]?.none ?? 0, ends[at]?.full ?? 1)),
  );
  const weights = leastSquares(
    table,
    rows.map(({ rated }) => rated),
  );
  return Object.fromEntries(
    all.map((name, at) => [name, { none: 0, full: 1, ...ends[at], weight: weights[at] ?? 0 }]),
  ) as unknown as FluencyWeights;
}

function endsOf(rows: readonly RatedFigures[], name: keyof FluencyFigures) {
  const high = rows.filter(({ rated }) => rated >= fluent);
  const low = rows.filter(({ rated }) => rated <= halting);
  const of = (group: readonly RatedFigures[]) => mean(group.map(({ figures }) => figures[name]));
  const [full, worse] = [of(high), of(low)];
  // No reading differs in it, so that it tells nothing; rare mistakes are of this kind.
  if (full === worse) return { none: full + 1, full };
  const least = mean(low.map(({ rated }) => rated));
  return { none: Math.max(0, full - (full - worse) / (1 - least)), full };
}

/** Weights of at least 0 that sum up to 1: projected gradient. */
function leastSquares(table: readonly (readonly number[])[], goal: readonly number[]): number[] {
  const count = table[0]?.length ?? 0;
  let weights = Array.from({ length: count }, () => 1 / count);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight) => evenness * (weight - 1 / count));
    for (const [at, row] of table.entries()) {
      const error =
        row.reduce((sum, value, place) => sum + value * (weights[place] ?? 0), 0) - (goal[at] ?? 0);
      for (let place = 0; place < count; place += 1)
        slope[place] = (slope[place] ?? 0) + (error * (row[place] ?? 0)) / table.length;
    }
    weights = onSimplex(weights.map((weight, place) => weight - step * (slope[place] ?? 0)));
  }
  return weights;
}

/** The nearest weights of at least 0 that sum up to 1. Source: Held, Wolfe and Crowder 1974. */
function onSimplex(values: readonly number[]): number[] {
  let [sum, less] = [0, 0];
  for (const [at, value] of values.toSorted((one, other) => other - one).entries()) {
    sum += value;
    const each = (sum - 1) / (at + 1);
    if (value > each) less = each;
  }
  return values.map((value) => Math.max(0, value - less));
}

/** What each reading earns by weights fitted to the readings of the other speakers, in groups of speakers. */
export function sharesLeftOut(rows: readonly RatedFigures[], groups = 8): number[] {
  const speakers = [...new Set(rows.map(({ speaker }) => speaker))].toSorted();
  const groupOf = new Map(speakers.map((speaker, at) => [speaker, at % groups]));
  const fitted = Array.from({ length: groups }, (_, group) =>
    fitWeights(rows.filter(({ speaker }) => groupOf.get(speaker) !== group)),
  );
  return rows.map(({ speaker, figures }) => {
    const weights = fitted[groupOf.get(speaker) ?? 0];
    return weights ? fluencyShare(figures, weights) : 0;
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
