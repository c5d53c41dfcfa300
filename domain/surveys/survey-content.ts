import { z } from 'zod';
import { audienceSchema } from '../accounts/audience.ts';
import { plainText } from '../core/contract.ts';
import { instantSchema } from '../core/instant.ts';

const filled = (maximum: number) =>
  plainText(maximum).refine((text) => text.trim() !== '', 'Write something here.');
const label = plainText(60).default('');

const common = { text: filled(300), isRequired: z.boolean().default(true) };
const options = z.array(filled(200)).min(2, 'Give at least two options.').max(20, 'Give at most 20 options.');

/** Single choice, several choices, a scale from 1, free text, or net promoter from 0 to 10. */
export const surveyQuestionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('single'), ...common, options }),
  z.object({ kind: z.literal('several'), ...common, options }),
  z.object({
    kind: z.literal('scale'),
    ...common,
    /** The highest point; the lowest is 1. */
    maximum: z.int().min(3).max(10),
    /** Labels of the lowest and highest point; empty for none. */
    low: label,
    high: label,
  }),
  z.object({ kind: z.literal('text'), ...common }),
  z.object({ kind: z.literal('net_promoter'), ...common }),
]);
export type SurveyQuestion = z.infer<typeof surveyQuestionSchema>;
export type SurveyQuestionKind = SurveyQuestion['kind'];

/** The highest point of a net promoter question. */
export const netPromoterMaximum = 10;

export const surveySchema = z.object({
  surveyId: z.string(),
  title: filled(100),
  introduction: plainText(1_000).default(''),
  questions: z
    .array(surveyQuestionSchema)
    .min(1, 'Ask at least one question.')
    .max(50, 'Ask at most 50 questions.'),
  audience: audienceSchema,
  startTime: instantSchema,
  endTime: instantSchema,
});
export type Survey = z.infer<typeof surveySchema>;
