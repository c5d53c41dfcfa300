import { z } from 'zod';
import { typeCodeSchema } from '../question-types/type-code.ts';

export const typeStatisticsSchema = z.object({
  type: typeCodeSchema,
  answered: z.int().min(0),
  /** Answers that count as right: see `isRight`. */
  right: z.int().min(0),
  points: z.number().min(0),
  maximum: z.number().min(0),
  seconds: z.number().min(0),
});
export type TypeStatistics = z.infer<typeof typeStatisticsSchema>;

/** The share of points, 0 to 100, rounded; undefined without answers. */
export function averagePercent(statistics: Pick<TypeStatistics, 'points' | 'maximum'>): number | undefined {
  return statistics.maximum === 0 ? undefined : Math.round((statistics.points / statistics.maximum) * 100);
}

/** Seconds per answer, rounded; undefined without answers. */
export function averageSeconds(statistics: Pick<TypeStatistics, 'answered' | 'seconds'>): number | undefined {
  return statistics.answered === 0 ? undefined : Math.round(statistics.seconds / statistics.answered);
}

export function totalOf(all: readonly TypeStatistics[]): Omit<TypeStatistics, 'type'> {
  const total = { answered: 0, right: 0, points: 0, maximum: 0, seconds: 0 };
  for (const one of all) {
    total.answered += one.answered;
    total.right += one.right;
    total.points += one.points;
    total.maximum += one.maximum;
    total.seconds += one.seconds;
  }
  return total;
}
