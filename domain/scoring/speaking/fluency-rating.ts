import { between } from '../rated.ts';
import type { FluencyFigures } from './fluency-figures.ts';
import { fluencyWeights } from './fluency-weights.ts';

/**
 * The share that a measure earns: nothing up to `none`, everything from `full`, linear in between, multiplied by its
 * weight.
 */
interface FigureWeight {
  readonly none: number;
  readonly full: number;
  /** All weights together are 1. */
  readonly weight: number;
}
export type FluencyWeights = Readonly<Record<keyof FluencyFigures, FigureWeight>>;

/** Fluency by the detailed rubric, 0 to 1: weighted figures, monotonic, fitted to experts' ratings: ADR 135. */
export function fluencyShare(figures: FluencyFigures, weights: FluencyWeights = fluencyWeights): number {
  return figureNames.reduce((sum, name) => {
    const { none, full, weight } = weights[name];
    return sum + weight * between(figures[name], none, full);
  }, 0);
}

/** All figures, in the order in which they are shown. */
export const figureNames = Object.keys(fluencyWeights) as (keyof FluencyFigures)[];
