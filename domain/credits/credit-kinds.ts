import { z } from 'zod';

export const answerCreditKindSchema = z.enum(['writing', 'speaking']);
export type AnswerCreditKind = z.infer<typeof answerCreditKindSchema>;

/** What a whole test and a test of one part cost one of, where no plan includes them. */
export const testCreditKindSchema = z.enum(['full_test', 'sectional_test']);
export type TestCreditKind = z.infer<typeof testCreditKindSchema>;

/** What is paid for in credits. */
export const creditKindSchema = z.enum([...answerCreditKindSchema.options, ...testCreditKindSchema.options]);
export type CreditKind = z.infer<typeof creditKindSchema>;

/** How many credits of each kind someone has. */
export const balancesSchema = z.object({
  writing: z.int().min(0),
  speaking: z.int().min(0),
  full_test: z.int().min(0),
  sectional_test: z.int().min(0),
});
export type Balances = z.infer<typeof balancesSchema>;

/** What people are welcomed with; tests are not part of it. */
export type Welcome = Pick<Balances, AnswerCreditKind>;

export const grantCauseSchema = z.enum(['welcome', 'admin']);

/** Why a credit for an answer came back: it could not be scored, never came in, or the recording held no voice. */
export const returnCauseSchema = z.enum(['analysis_failed', 'answer_missing', 'nothing_heard']);
export type ReturnCause = z.infer<typeof returnCauseSchema>;

export const testReturnCauseSchema = z.enum(['sitting_missing', 'our_fault']);
export type TestReturnCause = z.infer<typeof testReturnCauseSchema>;
