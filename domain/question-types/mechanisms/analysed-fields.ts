import { z } from 'zod';
import { traitNames } from '../catalogue/rubrics.ts';

export const sampleTextSchema = z.string().min(1).max(4000);

/** A sentence, and keyword groups: one alternate of each group is needed; word beginnings count. */
const keyPointSchema = z.object({
  point: z.string().min(1).max(300),
  keywords: z
    .array(z.array(z.string().min(1).max(60)).min(1).max(20))
    .min(1)
    .max(6),
});
export type KeyPoint = z.infer<typeof keyPointSchema>;

/** The least and most points per trait that a scorer should give. */
const bandsSchema = z.partialRecord(
  z.enum(traitNames),
  z.tuple([z.number().min(0).max(90), z.number().min(0).max(90)]),
);
export type Bands = z.infer<typeof bandsSchema>;

export const sampleLevels = ['middle', 'weak'] as const;

/** The properties of a good answer that an analysis uses; each type defines its sample answer. */
export const analysedFields = {
  keyPoints: z.array(keyPointSchema).max(10).default([]),
  bands: bandsSchema.default({}),
  /** Sample answers with fewer points. */
  weakerAnswers: z
    .array(z.object({ level: z.enum(sampleLevels), text: sampleTextSchema, bands: bandsSchema }))
    .max(6)
    .default([]),
};
type Analysed = z.infer<z.ZodObject<typeof analysedFields>>;

export const revealedAnalysedFields = {
  // Answers stored in a browser may predate the bands.
  weakerAnswers: z.array(
    z.object({ level: z.enum(sampleLevels), text: sampleTextSchema, bands: bandsSchema.default({}) }),
  ),
  /** Without the keywords that find them. */
  keyPoints: z.array(z.object({ point: z.string() })),
};

export function revealedAnalysed({
  weakerAnswers,
  keyPoints,
}: Analysed): z.infer<z.ZodObject<typeof revealedAnalysedFields>> {
  return {
    weakerAnswers: weakerAnswers.map(({ level, text, bands }) => ({ level, text, bands })),
    keyPoints: keyPoints.map(({ point }) => ({ point })),
  };
}
