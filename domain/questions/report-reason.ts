import { z } from 'zod';

/** What may be wrong with a question. Apart from the events of a report, for the client needs no more. */
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

/** What came of a report: the question was corrected, or it is right as it is. */
export const resolutionSchema = z.enum(['corrected', 'declined']);
export type Resolution = z.infer<typeof resolutionSchema>;
