import { z } from 'zod';
import { planSchema } from '../commerce/packages/plan.ts';
import type { Instant } from '../core/instant.ts';
import { examTypeSchema, type ExamType } from './exam-type.ts';
import { planAt, type PaidAccess } from './paid-access.ts';

/** `none`: students without a plan. */
export const audiencePlanSchema = z.enum(['none', ...planSchema.options]);
export type AudiencePlan = z.infer<typeof audiencePlanSchema>;

/** Students with one of these exams and one of these plans. */
export const audienceSchema = z.object({
  examTypes: z.array(examTypeSchema).min(1, 'Choose at least one exam.').max(20),
  plans: z.array(audiencePlanSchema).min(1, 'Choose at least one plan.').max(20),
});
export type Audience = z.infer<typeof audienceSchema>;

export interface AudienceMember {
  readonly examType: ExamType;
  readonly access: PaidAccess;
}

export function isInAudience(
  { examTypes, plans }: Audience,
  { examType, access }: AudienceMember,
  now: Instant,
): boolean {
  return examTypes.includes(examType) && plans.includes(planAt(access, now) ?? 'none');
}
