import { z } from 'zod';

/** The exam a student prepares for: specification, document 1, section 4. */
const examTypes = ['old_format', 'new_format', 'core'] as const;
export const examTypeSchema = z.enum(examTypes);
export type ExamType = z.infer<typeof examTypeSchema>;
