import { writeFileSync } from 'node:fs';
import type { FluencyWeights } from '#domain/scoring/speaking/fluency-rating.ts';
import { readFacts } from '../read-facts.ts';
import { readLearners } from '../learners.ts';
import { ratedFigures } from './calibrate-fluency.ts';
import { fitWeights } from './fit.ts';

const adult = 16;
const file = new URL('../../../../../domain/scoring/speaking/fluency-weights.ts', import.meta.url);

/** Fits the weights of fluency to adults' readings in a folder, and writes the file that the product reads. */
export async function writeWeights(folder: string): Promise<void> {
  const adults = readLearners(folder).filter(({ age }) => age >= adult);
  const weights = fitWeights(ratedFigures(await readFacts(adults)));
  writeFileSync(file, textOf(rounded(weights)));
}

/**
 * Rounds ends to tenths and weights to hundredths; the largest weight absorbs the rounding, so that the sum stays 1.
 */
function rounded(weights: FluencyWeights): FluencyWeights {
  const entries = Object.entries(weights).map(
    ([name, { none, full, weight }]) =>
      [name, { none: to(10, none), full: to(10, full), weight: to(100, weight) }] as const,
  );
  const left = 1 - entries.reduce((sum, [, { weight }]) => sum + weight, 0);
  const [greatest] = entries.toSorted(([, one], [, other]) => other.weight - one.weight);
  return Object.fromEntries(
    entries.map(([name, one]) => [
      name,
      name === greatest?.[0] ? { ...one, weight: to(100, one.weight + left) } : one,
    ]),
  ) as unknown as FluencyWeights;
}

const to = (parts: number, value: number) => Math.round(value * parts) / parts;

const textOf = (weights: FluencyWeights): string =>
  [
    '/**',
    ' * Of each figure of fluency: where it earns nothing, where it earns all, and its weight. Fitted to the readings of adult',
    ' * learners and written by `npm run calibration -- --part fluency`: ADR 135.',
    ' */',
    'export const fluencyWeights = {',
    ...Object.entries(weights).map(
      ([name, { none, full, weight }]) => `  ${name}: { none: ${none}, full: ${full}, weight: ${weight} },`,
    ),
    '} as const;',
    '',
  ].join('\n');
