import { z } from 'zod';

/** What is paid for in credits: one for each answer that an analysis scores. */
export const creditKindSchema = z.enum(['writing', 'speaking']);
export type CreditKind = z.infer<typeof creditKindSchema>;

/** How many credits of each kind somebody has. */
export const balancesSchema = z.object({ writing: z.int().min(0), speaking: z.int().min(0) });
export type Balances = z.infer<typeof balancesSchema>;

/** Why credits were granted: for coming here, or by an admin who says why. */
export const grantCauseSchema = z.enum(['welcome', 'admin']);

/** Why a credit came back: the answer had no score to be had, or never came in. */
export const giveBackCauseSchema = z.enum(['analysis_failed', 'answer_missing']);
export type GiveBackCause = z.infer<typeof giveBackCauseSchema>;
