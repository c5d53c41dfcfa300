/** A scored item of a weighted type. */
export interface Evidence {
  readonly type: string;
  readonly points: number;
  readonly maximum: number;
  /** Relative to other items of its type; 1 for an answer of this sitting. */
  readonly weight: number;
}

export interface Sample {
  readonly scored: readonly Evidence[];
  readonly unscored: readonly string[];
  /** The weight of each type, including unasked ones. */
  readonly weights: { readonly [type: string]: number | undefined };
}

/** The share of points, 0 to 1, weighted by type. undefined without scored items. */
export function shareOf({ scored, weights }: Pick<Sample, 'scored' | 'weights'>): number | undefined {
  const byType = new Map<string, { points: number; maximum: number }>();
  for (const { type, points, maximum, weight } of scored) {
    const sum = byType.get(type) ?? { points: 0, maximum: 0 };
    byType.set(type, { points: sum.points + weight * points, maximum: sum.maximum + weight * maximum });
  }
  let [sum, worth] = [0, 0];
  for (const [type, { points, maximum }] of byType) {
    const weight = weights[type] ?? 0;
    if (maximum <= 0) continue;
    sum += (weight * points) / maximum;
    worth += weight;
  }
  return worth > 0 ? sum / worth : undefined;
}

/** The number of bootstrap draws; nine of ten lie within the range. */
const draws = 400;
const bounds = [0.05, 0.95] as const;
/** Simulated unasked questions with any result: few answers are no proof. */
const unasked = 2;
/** The maximum distance of an unasked type's share from the others'. */
const spreadOfOthers = 0.5;

/** A bootstrap range: unscored and two unasked items take any share, unasked types one near the others'. @param random in [0, 1) */
export function rangeOf(sample: Sample, random: () => number): readonly [number, number] | undefined {
  const value = shareOf(sample);
  if (value === undefined) return undefined;
  const drawnShare = drawerOf(sample, value, random);
  const shares = Float64Array.from({ length: draws }, drawnShare).toSorted();
  const at = (bound: number) => shares[Math.round(bound * (draws - 1))] ?? value;
  const least = leastSpread(sample);
  return [
    Math.max(0, Math.min(value - least, at(bounds[0]))),
    Math.min(1, Math.max(value + least, at(bounds[1]))),
  ];
}

/** The assumed standard deviation of an answer's share, for few answers that happen to agree. */
const assumedDeviation = 0.25;
/** Nine in ten of a normal distribution lie within this many standard deviations. */
const z90 = 1.6449;

/** The minimum half-width: a few items cannot be more precise. */
function leastSpread({ scored, unscored }: Sample): number {
  const count = scored.reduce((sum, { weight }) => sum + weight, 0) + 1;
  return ((z90 * assumedDeviation) / Math.sqrt(count)) * (1 + unscored.length / count);
}

/** Draws one share per call. Types are numbers here, because a range needs some hundred thousand items. */
function drawerOf({ scored, unscored, weights }: Sample, value: number, random: () => number): () => number {
  const types = [...new Set([...Object.keys(weights), ...scored.map(({ type }) => type), ...unscored])];
  const worthOf = types.map((type) => weights[type] ?? 0);
  const numberOf = new Map(types.map((type, index) => [type, index]));
  const typical = new Map(scored.map(({ type, maximum }) => [type, maximum]));
  const items = scored.map(({ type, points, maximum, weight }) => ({
    type: numberOf.get(type) ?? 0,
    points: weight * points,
    maximum: weight * maximum,
    weight,
  }));
  const open = unscored.map((type) => ({ type: numberOf.get(type) ?? 0, maximum: typical.get(type) ?? 1 }));
  const points = new Float64Array(types.length);
  const maxima = new Float64Array(types.length);

  return function drawnShare() {
    points.fill(0);
    maxima.fill(0);
    let count = open.length;
    for (let drawn = 0; drawn < items.length; drawn += 1) {
      const item = items[Math.floor(random() * items.length)] as (typeof items)[number];
      points[item.type] = (points[item.type] ?? 0) + item.points;
      maxima[item.type] = (maxima[item.type] ?? 0) + item.maximum;
      count += item.weight;
    }
    for (const { type, maximum } of open) {
      points[type] = (points[type] ?? 0) + random() * maximum;
      maxima[type] = (maxima[type] ?? 0) + maximum;
    }
    let [sum, worth] = [0, 0];
    for (const [type, weight] of worthOf.entries()) {
      const maximum = maxima[type] ?? 0;
      const share =
        maximum > 0
          ? (points[type] ?? 0) / maximum
          : Math.min(1, Math.max(0, value + (random() - 0.5) * spreadOfOthers));
      sum += weight * share;
      worth += weight;
    }
    const either = Array.from({ length: unasked }, random).reduce((total, share) => total + share, 0);
    return ((sum / worth) * count + either) / (count + unasked);
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A canonical order: even sums of fractions depend on it. */
export const inOrder = ({ scored, unscored, weights }: Sample): Sample => ({
  scored: scored.toSorted(
    (a, b) => compare(a.type, b.type) || a.points - b.points || a.maximum - b.maximum || a.weight - b.weight,
  ),
  unscored: unscored.toSorted(compare),
  weights,
});
