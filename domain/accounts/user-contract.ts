import { z } from 'zod';
import { planSchema } from '../commerce/packages/plan.ts';
import { defineCall } from '../core/contract.ts';
import { examTypeSchema } from './exam-type.ts';
import { platformAccessSchema } from './platform-access.ts';
import { stepNameSchema } from './profile/steps.ts';

// What every page of the student client needs stands apart from the rest of the contract: it is part of the first load.

/** One of the price list's; which there are is not checked here, for the list is no part of the first load. */
const packageIdSchema = z.string();

const purchaseEntrySchema = z.object({
  cartId: z.string(),
  packageId: packageIdSchema,
  /** What it gave access for; both the same where it brought no days. */
  from: z.string(),
  until: z.string(),
  /** The money went back, and with it what was unused. */
  isTakenBack: z.boolean(),
});

const userPromoSchema = z.object({
  promoId: z.string(),
  discount: z.int(),
  /** When it began for this user, and when it ends for them. */
  startTime: z.string(),
  endTime: z.string(),
});

/**
 * The user for their own client, by the specification's names. Later fields have a default: browsers keep older logins.
 */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Absent where none was given. */
  firstName: z.string().optional(),
  /** The address of the picture, for its user alone; absent without one. */
  profileImage: z.string().optional(),
  examType: examTypeSchema,
  platformAccess: platformAccessSchema,
  isVerified: z.boolean(),
  /** Markers of what was done and chosen: specification, document 1, section 3. */
  stepsDone: z.array(stepNameSchema),
  isNightMode: z.boolean(),
  /** Hours of the day, 0 to 23, between which automatic night mode is dark. */
  nightTimeStart: z.int().min(0).max(23),
  nightTimeEnd: z.int().min(0).max(23),
  /** Absent for those who never paid. */
  paidExpiryTime: z.string().optional(),
  /** The plan that lasts now; null for none, and where time was granted without one. */
  currentPlan: planSchema.nullable().default(null),
  /** The package that decides what there is now; null for none. */
  packageId: packageIdSchema.nullable().default(null),
  /** What was bought and granted, newest first. `fetchPurchases` tells what was paid for it. */
  purchaseHistory: z.array(purchaseEntrySchema).default([]),
  /** The user's own promotions that run now, the highest discount first; those for all are not among them. */
  userPromo: z.array(userPromoSchema).default([]),
  /** Credits that are left: one is spent with each written or spoken answer in practice. */
  writingCredits: z.int().min(0).default(0),
  speakingCredits: z.int().min(0).default(0),
  /** What spoken answers have cost so far, without what came back. */
  speakingCreditsUsed: z.int().min(0).default(0),
  /** What names the user in a referral link. */
  referralId: z.string().default(''),
  /** Until then the user is not asked for a rating; null where nothing was postponed. */
  postponeReview: z.string().nullable().default(null),
  /** A purchase of the mobile app gave access. */
  redeemedMobileApp: z.boolean().default(false),
  /** The user's profile at Adapty, which knows the purchases of the mobile app; null while none is linked. */
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
