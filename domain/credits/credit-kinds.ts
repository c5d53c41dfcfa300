import { z } from 'zod';

export const answerCreditKindSchema = z.enum(['writing', 'speaking']);
export type AnswerCreditKind = z.infer<typeof answerCreditKindSchema>;

/** For a full test and a sectional test that no plan includes. */
export const testCreditKindSchema = z.enum(['full_test', 'sectional_test']);
export type TestCreditKind = z.infer<typeof testCreditKindSchema>;

/** Everything that is paid for in credits. */
export const creditKindSchema = z.enum([...answerCreditKindSchema.options, ...testCreditKindSchema.options]);
export type CreditKind = z.infer<typeof creditKindSchema>;

export const balancesSchema = z.object({
  writing: z.int().min(0),
  speaking: z.int().min(0),
  full_test: z.int().min(0),
  sectional_test: z.int().min(0),
});
export type Balances = z.infer<typeof balancesSchema>;

export type Welcome = Pick<Balances, AnswerCreditKind>;

export const grantCauseSchema = z.enum(['welcome', 'admin']);

/** Why a credit was returned: the answer could not be scored, never arrived, or the recording contained no voice. */
export const returnCauseSchema = z.enum(['analysis_failed', 'answer_missing', 'nothing_heard']);
export type ReturnCause = z.infer<typeof returnCauseSchema>;

export const testReturnCauseSchema = z.enum(['sitting_missing', 'our_fault']);
export type TestReturnCause = z.infer<typeof testReturnCauseSchema>;
