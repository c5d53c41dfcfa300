import { z } from 'zod';
import { scale } from '../scorecards/scale.ts';

const onScale = z.int().min(scale.lowest).max(scale.highest);

/** The scores of a scorecard, on the scale of the exam. */
export const realScoresSchema = z.object({
  overall: onScale,
  listening: onScale,
  reading: onScale,
  speaking: onScale,
  writing: onScale,
});

export const scoreNames = ['overall', 'listening', 'reading', 'speaking', 'writing'] as const;
export type ScoreName = (typeof scoreNames)[number];
