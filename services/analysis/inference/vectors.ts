/** Cosine of two unit vectors, to 3 places: more differ between machines. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return thousandths(sum);
}

export const thousandths = (value: number): number => Math.round(value * 1000) / 1000 + 0;

export function meanOf(vectors: readonly Float32Array[]): Float32Array | undefined {
  const [first] = vectors;
  if (!first) return undefined;
  return first.map((_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length);
}

export function centred(vector: Float32Array, mean: Float32Array | undefined): Float32Array {
  if (!mean) return vector;
  const apart = vector.map((value, at) => value - (mean[at] ?? 0));
  const length = Math.hypot(...apart) || 1;
  return apart.map((value) => value / length);
}

/** The normalised sum; undefined for no vectors. */
export function together(vectors: readonly Float32Array[]): Float32Array | undefined {
  const mean = meanOf(vectors);
  if (!mean) return undefined;
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}
