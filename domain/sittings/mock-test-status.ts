import { z } from 'zod';

export const mockTestStatusSchema = z.enum([
  'running',
  'between_sections',
  'section_ended',
  'submitted',
  'scored',
]);
export type MockTestStatus = z.infer<typeof mockTestStatusSchema>;

export const endCauseSchema = z.enum(['deadline', 'student', 'completed']);
export type EndCause = z.infer<typeof endCauseSchema>;
