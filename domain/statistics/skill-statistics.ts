import { z } from 'zod';
import { sectionSchema } from '../question-types/section.ts';
import { typeCodeSchema } from '../question-types/type-code.ts';
import { difficultySchema } from '../question-types/question-fields.ts';
import { questionTopicSchema } from '../question-types/question-topics.ts';

/** In days. */
export const statisticsPeriods = [7, 30, 90] as const;
export const statisticsPeriodSchema = z.union([z.literal(7), z.literal(30), z.literal(90)]);
export type StatisticsPeriod = z.infer<typeof statisticsPeriodSchema>;

/** The share in one part of practice, with its range. */
export const strengthSchema = z.object({
  answered: z.int().min(0),
  points: z.number().min(0),
  maximum: z.number().min(0),
  /** Shares of points, 0 to 100. Few answers give a wide range. */
  percent: z.number().nullable(),
  low: z.number().min(0).max(100),
  high: z.number().min(0).max(100),
});
export type Strength = z.infer<typeof strengthSchema>;

export const skillStatisticsSchema = z.object({
  days: statisticsPeriodSchema,
  skills: z.array(strengthSchema.extend({ skill: sectionSchema })),
  types: z.array(strengthSchema.extend({ type: typeCodeSchema })),
  topics: z.array(strengthSchema.extend({ topic: questionTopicSchema })),
  difficulties: z.array(strengthSchema.extend({ difficulty: difficultySchema })),
  daily: z.array(
    z.object({
      day: z.iso.date(),
      answered: z.int().min(0),
      percent: z.number().nullable(),
      seconds: z.number().min(0),
    }),
  ),
});
export type SkillStatistics = z.infer<typeof skillStatisticsSchema>;
export type StudyDay = SkillStatistics['daily'][number];

/** In practice or in a test. */
export const wasActive = ({ answered, seconds }: Pick<StudyDay, 'answered' | 'seconds'>): boolean =>
  answered > 0 || seconds > 0;

const z90 = 1.6449;

/**
 * Wilson's interval (nine in ten) over answers by share; 0 to 100 for none.
 * @param answers how many
 * @param share points / maximum, 0 to 1
 */
export function rangeOf(answers: number, share: number): { readonly low: number; readonly high: number } {
  if (answers === 0) return { low: 0, high: 100 };
  const square = z90 * z90;
  const centre = share + square / (2 * answers);
  const spread = z90 * Math.sqrt((share * (1 - share)) / answers + square / (4 * answers * answers));
  const scale = 1 + square / answers;
  const percent = (value: number) => Math.min(100, Math.max(0, Math.round((value / scale) * 1000) / 10));
  return { low: percent(centre - spread), high: percent(centre + spread) };
}

export function strengthOf(sum: {
  readonly answered: number;
  readonly points: number;
  readonly maximum: number;
}): Strength {
  const { answered, points, maximum } = sum;
  const share = maximum === 0 ? 0 : points / maximum;
  const known = maximum === 0 ? 0 : answered;
  return {
    answered,
    points,
    maximum,
    percent: maximum === 0 ? null : Math.round(share * 1000) / 10,
    ...rangeOf(known, share),
  };
}

/** In percent; a wider range is not informative. */
const widestKnown = 40;

/** Whether a strength is certain enough to show, compare and advise on. All pages use this rule. */
export function isKnownWell({ percent, low, high }: Pick<Strength, 'percent' | 'low' | 'high'>): boolean {
  return percent !== null && high - low <= widestKnown;
}
