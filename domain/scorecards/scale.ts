import type { Section } from '../question-types/section.ts';

/** Fact sheet, "Scale". */
export const scale = { lowest: 10, highest: 90 } as const;

/** A share of points, 0 to 1, on the scale: linear, since the exam's own conversion is not published (ADR 41). */
export const onScale = (share: number): number =>
  scale.lowest + (scale.highest - scale.lowest) * Math.min(1, Math.max(0, share));

/** The lowest scores of the Common European Framework's bands: fact sheet, "Scale". */
export const cefrBands = [
  { level: 'C2', from: 85 },
  { level: 'C1', from: 76 },
  { level: 'B2', from: 59 },
  { level: 'B1', from: 43 },
  { level: 'A2', from: 30 },
  { level: 'A1', from: 10 },
] as const;
export type CefrLevel = (typeof cefrBands)[number]['level'];

/** @param score on the exam's scale, as shown */
export const cefrOf = (score: number): CefrLevel =>
  cefrBands.find(({ from }) => score >= from)?.level ?? 'A1';

/** The lowest scores of the Canadian Language Benchmarks (listening, reading, speaking, writing): fact sheet, "Scale". */
export const clbMinima = [
  { level: 10, minima: [89, 88, 89, 90] },
  { level: 9, minima: [82, 78, 84, 88] },
  { level: 8, minima: [71, 69, 76, 79] },
  { level: 7, minima: [60, 60, 68, 69] },
  { level: 6, minima: [50, 51, 59, 60] },
  { level: 5, minima: [39, 42, 51, 51] },
  { level: 4, minima: [28, 33, 42, 41] },
  { level: 3, minima: [18, 24, 34, 32] },
] as const;
const clbOrder = ['listening', 'reading', 'speaking', 'writing'] as const satisfies readonly Section[];

/** The lowest skill's level, which counts; undefined below the lowest. For Core only. */
export const clbOf = (scores: Readonly<Record<Section, number>>): number | undefined =>
  clbMinima.find(({ minima }) => clbOrder.every((skill, index) => scores[skill] >= (minima[index] ?? 0)))
    ?.level;
