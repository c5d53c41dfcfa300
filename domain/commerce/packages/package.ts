import { z } from 'zod';
import { plainText } from '../../core/contract.ts';
import { packageIdSchema } from './package-id.ts';
import { planSchema } from './plan.ts';

const credits = z.int().min(0).max(10_000);

/** The groups of packages: specification, document 1, section 3; see `includedTests` for what each includes. */
export const packageGroupSchema = z.enum(['subscription', 'mobile', 'others']);
export type PackageGroup = z.infer<typeof packageGroupSchema>;

/** A package as the price list has it. The specification gives names and groups and no figure: an admin sets those. */
export const packageSchema = z.object({
  packageId: packageIdSchema,
  name: plainText(60),
  group: packageGroupSchema,
  /** The plan that it opens; null where it opens none and brings credits, tests or days alone. */
  plan: planSchema.nullable(),
  /** The price before any reduction, in cents of Australian dollars. */
  audCents: z.int().min(50).max(10_000_000),
  /** Days of access; 0 for none. An upgrade keeps the end, priced for this many days and charged for those left. */
  days: z.int().min(0).max(3_650),
  writingCredits: credits,
  speakingCredits: credits,
  /** Speaking costs nothing while the plan lasts: document 1, section 6. */
  hasUnlimitedSpeaking: z.boolean(),
  /** Credits for one whole test, and for one test of a part, each. */
  fullTests: credits,
  sectionalTests: credits,
  upgradesFrom: planSchema.nullable(),
  /** The package that this one is the reduced twin of; null where it is none. */
  twinOf: packageIdSchema.nullable(),
  /** Whether it is offered; who has bought it keeps it. */
  isShown: z.boolean(),
});
export type Package = z.infer<typeof packageSchema>;
