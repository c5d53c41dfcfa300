import { z } from 'zod';
import { planSchema } from '../commerce/packages/plan.ts';
import { defineCall } from '../core/contract.ts';
import { examTypeSchema } from './exam-type.ts';
import { platformAccessSchema } from './platform-access.ts';
import { stepNameSchema } from './profile/steps.ts';

// Separate from the rest of the contract because it is in the client's first load.

/** Not checked against the price list, which is not in the first load. */
const packageIdSchema = z.string();

const purchaseEntrySchema = z.object({
  cartId: z.string(),
  packageId: packageIdSchema,
  /** Equal if the purchase has no days. */
  from: z.string(),
  until: z.string(),
  isTakenBack: z.boolean(),
});

const userPromoSchema = z.object({
  promoId: z.string(),
  discount: z.int(),
  startTime: z.string(),
  endTime: z.string(),
});

/** The user for their own client, by the specification's names. Later fields have a default, because browsers keep older logins. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().optional(),
  profileImage: z.string().optional(),
  examType: examTypeSchema,
  platformAccess: platformAccessSchema,
  isVerified: z.boolean(),
  stepsDone: z.array(stepNameSchema),
  isNightMode: z.boolean(),
  nightTimeStart: z.int().min(0).max(23),
  nightTimeEnd: z.int().min(0).max(23),
  paidExpiryTime: z.string().optional(),
  currentPlan: planSchema.nullable().default(null),
  packageId: packageIdSchema.nullable().default(null),
  purchaseHistory: z.array(purchaseEntrySchema).default([]),
  /** The user's own running promotions, highest discount first; not the public ones. */
  userPromo: z.array(userPromoSchema).default([]),
  /** One is spent for each written or spoken answer in practice. */
  writingCredits: z.int().min(0).default(0),
  speakingCredits: z.int().min(0).default(0),
  speakingCreditsUsed: z.int().min(0).default(0),
  referralId: z.string().default(''),
  /** When to ask for a rating again; null if nothing was postponed. */
  postponeReview: z.string().nullable().default(null),
  /** A purchase of the mobile app gave access. */
  redeemedMobileApp: z.boolean().default(false),
  /** null unless a profile is linked. */
  adaptyId: z.string().nullable().default(null),
  version: z.string().optional(),
});
export type User = z.infer<typeof userSchema>;

export const retrieveUser = defineCall({
  name: 'retrieveUser',
  method: 'POST',
  path: '/api/users/retrieveUser',
  access: 'student',
  effect: 'query',
  input: z.object({ id: z.string().max(100).optional(), shouldLogout: z.boolean().optional() }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: ['not_allowed'],
});

export const verifyMultiAccount = defineCall({
  name: 'verifyMultiAccount',
  method: 'POST',
  path: '/api/users/verifyMultiAccount',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({}) },
  rejections: [],
});

export const toggleNightMode = defineCall({
  name: 'toggleNightMode',
  method: 'POST',
  path: '/api/users/toggleNightMode',
  access: 'student',
  effect: 'command',
  input: z.object({ isNightMode: z.boolean() }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: [],
});

export const toggleExamType = defineCall({
  name: 'toggleExamType',
  method: 'POST',
  path: '/api/users/toggleExamType',
  access: 'student',
  effect: 'command',
  input: z.object({ examType: examTypeSchema }),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: [],
});
