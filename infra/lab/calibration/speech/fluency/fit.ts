import type { FluencyFigures } from '#domain/scoring/speaking/fluency-figures.ts';
import { fluencyShare, type FluencyWeights } from '#domain/scoring/speaking/fluency-rating.ts';
import { between } from '#domain/scoring/rated.ts';

/** The measures of a reading, with the experts' rating. */
export interface RatedFigures {
  readonly speaker: string;
  readonly figures: FluencyFigures;
  /** The target share, 0 to 1: the mean of the experts' fluency and prosody. */
  readonly rated: number;
}

/** The ratings of fluent and halting readings, 0 to 1: the means of both groups set the scale of each measure. */
const fluent = 0.9;
const halting = 0.55;
/** Pulls the weights together, so that a few readings do not decide between correlated measures. */
const evenness = 0.02;
const rounds = 4000;
const step = 0.2;

const names = (rows: readonly RatedFigures[]) =>
  Object.keys(rows[0]?.figures ?? {}) as (keyof FluencyFigures)[];

/**
 * Ends and weights of each measure. The ends are on the line through the means of the halting and the fluent readings;
 * the weights are non-negative, sum to 1 and minimise the squared error.
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
  // The groups do not differ in this measure, as with rare mistakes, so it is uninformative.
  if (full === worse) return { none: full + 1, full };
  const least = mean(low.map(({ rated }) => rated));
  return { none: Math.max(0, full - (full - worse) / (1 - least)), full };
}

/** Non-negative weights with sum 1, by projected gradient. */
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

/** The nearest non-negative weights with sum 1. Source: Held, Wolfe and Crowder 1974. */
function onSimplex(values: readonly number[]): number[] {
  let [sum, less] = [0, 0];
  for (const [at, value] of values.toSorted((one, other) => other - one).entries()) {
    sum += value;
    const each = (sum - 1) / (at + 1);
    if (value > each) less = each;
  }
  return values.map((value) => Math.max(0, value - less));
}

/** The share of each reading with weights fitted to the other speakers, cross-validated by groups of speakers. */
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
