import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { packageIdSchema } from './package-id.ts';
import { planSchema } from './plan.ts';

const credits = z.int().min(0).max(10_000);

export const packageGroupSchema = z.enum(['subscription', 'mobile', 'others']);
export type PackageGroup = z.infer<typeof packageGroupSchema>;

/** The specification gives names and groups but no prices: admins set those. */
export const packageSchema = z.object({
  packageId: packageIdSchema,
  name: plainText(60),
  group: packageGroupSchema,
  /** null if it opens no plan, only credits, tests or days. */
  plan: planSchema.nullable(),
  /** Before reductions, in Australian cents. */
  audCents: z.int().min(50).max(10_000_000),
  /** Days of access; 0 for none. An upgrade keeps the end: it is priced for this many days and charged for those left. */
  days: z.int().min(0).max(3_650),
  writingCredits: credits,
  speakingCredits: credits,
  /** Speaking is free during the plan: document 1, section 6. */
  hasUnlimitedSpeaking: z.boolean(),
  /** Number of full test and sectional test credits. */
  fullTests: credits,
  sectionalTests: credits,
  upgradesFrom: planSchema.nullable(),
  twinOf: packageIdSchema.nullable(),
  /** Hidden packages stay valid for their buyers. */
  isShown: z.boolean(),
});
export type Package = z.infer<typeof packageSchema>;
