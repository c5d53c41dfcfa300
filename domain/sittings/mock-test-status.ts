import { z } from 'zod';

/** How far a sitting has come. Between two sections its clock stands. */
export const mockTestStatusSchema = z.enum([
  'running',
  'between_sections',
  'section_ended',
  'submitted',
  'scored',
]);
export type MockTestStatus = z.infer<typeof mockTestStatusSchema>;

/** Why a section ended. */
export const endCauseSchema = z.enum(['deadline', 'student', 'completed']);
export type EndCause = z.infer<typeof endCauseSchema>;
