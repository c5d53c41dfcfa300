import { z } from 'zod';

/** How far a sitting has come. */
export const mockTestStatusSchema = z.enum(['running', 'section_ended', 'submitted', 'scored']);
export type MockTestStatus = z.infer<typeof mockTestStatusSchema>;

/** Why a section ended. */
export const endCauseSchema = z.enum(['deadline', 'student', 'completed']);
export type EndCause = z.infer<typeof endCauseSchema>;
