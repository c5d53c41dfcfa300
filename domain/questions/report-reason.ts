import { z } from 'zod';

/** Separate from the report's events, so that clients load no more than this. */
export const reportReasons = [
  'wrong_answer',
  'unclear',
  'spelling',
  'audio',
  'explanation',
  'display',
  'other',
] as const;
export const reportReasonSchema = z.enum(reportReasons);
export type ReportReason = z.infer<typeof reportReasonSchema>;

export const resolutionSchema = z.enum(['corrected', 'declined']);
export type Resolution = z.infer<typeof resolutionSchema>;
