import { z } from 'zod';
import { examTypeSchema, type ExamType } from '../accounts/exam-type.ts';

export interface CalibrationEntry {
  readonly examType: ExamType;
  readonly version: string;
  readonly takenOn: string;
  readonly overall: number;
  readonly estimated: number;
  readonly low: number;
  readonly high: number;
}

/** In points of the exam's scale. */
const errorSchema = z.object({
  results: z.int().min(1),
  /** Estimate minus real result: positive estimates are too high. One decimal. */
  meanError: z.number(),
  meanAbsoluteError: z.number(),
  /** The share of results within the estimate's range, 0 to 1. */
  inRange: z.number().min(0).max(1),
});
export type CalibrationError = z.infer<typeof errorSchema>;

export const calibrationGroupSchema = errorSchema.extend({ examType: examTypeSchema, version: z.string() });
export type CalibrationGroup = z.infer<typeof calibrationGroupSchema>;

export const calibrationOverTimeSchema = calibrationGroupSchema.extend({
  months: z.array(errorSchema.extend({ month: z.string() })),
});
export type CalibrationOverTime = z.infer<typeof calibrationOverTimeSchema>;

/** The results needed before the figures are public: issue 33. */
export const fewestPublicResults = 50;

/** Errors by exam and version of the estimate, most results first. */
export function calibrate(entries: readonly CalibrationEntry[]): CalibrationOverTime[] {
  return [...Map.groupBy(entries, ({ examType, version }) => `${examType}/${version}`).values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const byMonth = Map.groupBy(group, ({ takenOn }) => takenOn.slice(0, 7));
      const months = [...byMonth]
        .map(([month, own]) => ({ month, ...errorOf(own) }))
        .toSorted((a, b) => a.month.localeCompare(b.month));
      return [{ examType: first.examType, version: first.version, ...errorOf(group), months }];
    })
    .toSorted((a, b) => b.results - a.results);
}

function errorOf(entries: readonly CalibrationEntry[]): CalibrationError {
  const mean = (of: (entry: CalibrationEntry) => number) =>
    entries.reduce((sum, entry) => sum + of(entry), 0) / entries.length;
  return {
    results: entries.length,
    meanError: oneDecimal(mean(({ estimated, overall }) => estimated - overall)),
    meanAbsoluteError: oneDecimal(mean(({ estimated, overall }) => Math.abs(estimated - overall))),
    inRange: mean(({ overall, low, high }) => (overall >= low && overall <= high ? 1 : 0)),
  };
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
