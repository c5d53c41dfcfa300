import { z } from 'zod';
import { packageIdSchema } from '../commerce/packages/package-id.ts';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { rewardCauseSchema } from '../rewards/reward-cause.ts';
import { creditKindSchema } from './credit-kinds.ts';

const nothing = z.object({});

/** How many credits someone has; the names are the specification's. */
const creditBalancesSchema = z.object({
  writingCredits: z.int().min(0),
  speakingCredits: z.int().min(0),
  /** What answers have cost so far, without what came back: what there was in all is both together. */
  speakingCreditsUsed: z.int().min(0),
  /** For a whole test each. */
  fullTestCredits: z.int().min(0),
  /** For a test of one part each. */
  sectionalTestCredits: z.int().min(0),
});

export const creditEntrySchema = z.object({
  id: z.string(),
  /** `null` for the welcome of a person who has not used any credit yet. */
  at: z.string().nullable(),
  kind: creditKindSchema,
  /** Above 0 where credits came, below where one went. */
  change: z.int(),
  /** Credits of this kind after it. */
  balance: z.int().min(0),
  cause: z.enum([
    'welcome',
    'admin',
    'purchase',
    'refund',
    'spent',
    'analysis_failed',
    'answer_missing',
    'nothing_heard',
    'sitting_missing',
    'our_fault',
    'reward',
    'reward_withdrawn',
  ]),
  /** What was answered, where it was spent or given back. */
  uid: questionUidSchema.nullable(),
  attemptId: z.string().nullable(),
  /** What was sat, where it was for a test. */
  mockTestId: z.string().nullable(),
  testName: z.string().nullable(),
  sessionId: z.string().nullable(),
  /** The purchase that brought it, or was given back. */
  cartId: z.string().nullable(),
  packageId: packageIdSchema.nullable(),
  /** What earned a reward, with its id, such as that of a survey. */
  rewardCause: rewardCauseSchema.nullable(),
  rewardCauseId: z.string().nullable(),
  /** What the admin said; `null` where no admin did, or it was erased. */
  reason: z.string().nullable(),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

const ledgerSchema = creditBalancesSchema.extend({
  /** The message when no writing credit is left: specification, document 2, section 5; `null` while there is one. */
  writingMessage: z.string().nullable(),
  /** The same where none for speaking is left, or where it is unlimited: document 2, section 6. */
  speakingMessage: z.string().nullable(),
  /** Spoken answers cost nothing while the plan lasts: document 1, section 6. */
  isSpeakingUnlimited: z.boolean(),
  entries: z.array(creditEntrySchema),
});
export type Ledger = z.infer<typeof ledgerSchema>;

export const fetchCredits = defineCall({
  name: 'fetchCredits',
  method: 'GET',
  path: '/api/users/fetchCredits',
  access: 'person',
  effect: 'query',
  input: nothing,
  outputs: { 200: ledgerSchema },
  rejections: [],
});

/** Credits are spent by the server with the answer, so this changes nothing: document 1, section 7, leaves it open. */
export const useWritingCredit = defineCall({
  name: 'useWritingCredit',
  method: 'POST',
  path: '/api/users/useWritingCredit',
  access: 'person',
  effect: 'query',
  input: nothing,
  outputs: { 200: creditBalancesSchema },
  rejections: [],
});

/** As for writing: an answer spends its credit where it is decided, so no client can spend one without an answer. */
export const useSpeakingCredit = defineCall({
  name: 'useSpeakingCredit',
  method: 'POST',
  path: '/api/users/useSpeakingCredit',
  access: 'person',
  effect: 'query',
  input: nothing,
  outputs: { 200: creditBalancesSchema },
  rejections: [],
});

/** Credits come back by the server's own rules, so this changes nothing: document 1, section 7, leaves it open. */
export const resetCredits = defineCall({
  name: 'resetCredits',
  method: 'GET',
  path: '/api/users/resetCredits',
  access: 'person',
  effect: 'query',
  input: nothing,
  outputs: { 200: creditBalancesSchema },
  rejections: [],
});

export const fetchCreditsOfUser = defineCall({
  name: 'fetchCreditsOfUser',
  method: 'POST',
  path: '/api/admins/fetchCreditsOfUser',
  access: 'admin',
  effect: 'query',
  input: z.object({ id: uuidSchema }),
  outputs: { 200: ledgerSchema },
  rejections: ['not_found'],
});

export const grantCredits = defineCall({
  name: 'grantCredits',
  method: 'POST',
  path: '/api/admins/grantCredits',
  access: 'admin',
  effect: 'command',
  input: z.object({
    id: uuidSchema,
    kind: creditKindSchema,
    credits: z.int().min(1).max(1_000),
    reason: plainText(500).refine((text) => text.trim().length >= 3, 'Enter a reason, in a few words.'),
  }),
  outputs: { 200: creditBalancesSchema },
  rejections: ['not_found', 'account_deleted'],
});
