import { z } from 'zod';
import { packageIdSchema } from '../commerce/packages/package-id.ts';
import { defineCall, plainText, uuidSchema } from '../core/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';
import { rewardCauseSchema } from '../rewards/reward-cause.ts';
import { creditKindSchema } from './credit-kinds.ts';

const nothing = z.object({});

const creditBalancesSchema = z.object({
  writingCredits: z.int().min(0),
  speakingCredits: z.int().min(0),
  /** Spent so far, without returned ones. */
  speakingCreditsUsed: z.int().min(0),
  fullTestCredits: z.int().min(0),
  sectionalTestCredits: z.int().min(0),
});

export const creditEntrySchema = z.object({
  id: z.string(),
  /** null for welcome credits that are not in use yet. */
  at: z.string().nullable(),
  kind: creditKindSchema,
  /** Positive for credits gained, negative for spent ones. */
  change: z.int(),
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
  uid: questionUidSchema.nullable(),
  attemptId: z.string().nullable(),
  mockTestId: z.string().nullable(),
  testName: z.string().nullable(),
  sessionId: z.string().nullable(),
  cartId: z.string().nullable(),
  packageId: packageIdSchema.nullable(),
  /** What earned a reward, with its id. */
  rewardCause: rewardCauseSchema.nullable(),
  rewardCauseId: z.string().nullable(),
  /** The admin's reason; null without one, or if erased. */
  reason: z.string().nullable(),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

const ledgerSchema = creditBalancesSchema.extend({
  /** The message without writing credits: specification, document 2, section 5; otherwise null. */
  writingMessage: z.string().nullable(),
  /** Without speaking credits, or for unlimited speaking: document 2, section 6. */
  speakingMessage: z.string().nullable(),
  /** Speaking is free during the plan: document 1, section 6. */
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

/** Changes nothing, because the server spends credits with the answer: document 1, section 7, leaves it open. */
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

/** Changes nothing: no client can spend a credit without an answer. */
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

/** Changes nothing, because the server grants credits by its own rules: document 1, section 7, leaves it open. */
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
