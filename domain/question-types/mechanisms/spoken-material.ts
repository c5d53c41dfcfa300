import { z } from 'zod';
import { sentenceSchema, shownTrackSchema, trackSchema } from './track.ts';

/** The name of a picture. What we draw ourselves is svg. */
export const imageSchema = z.string().regex(/^[A-Za-z0-9-]{1,60}\.(svg|png|jpe?g)$/);

export const shownImageSchema = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,60}(\.\d{1,12}\.[\w-]{22})?\.(svg|png|jpe?g)$/);

/** What a picture question stores; other types have none of these. */
export const pictureFields = {
  image: imageSchema.optional(),
  /** The alternative text: it says what kind of picture it is, and gives no answer away. */
  imageText: z
    .string()
    .max(600)
    .refine((text) => text.trim() !== '', 'Describe the picture in a few words.')
    .optional(),
};
/** What it shows. */
export const shownPictureFields = { ...pictureFields, image: shownImageSchema.optional() };
type Picture = z.infer<z.ZodObject<typeof pictureFields>>;

export function shownPicture({ image, imageText }: Picture): Picture {
  return { ...(image !== undefined && { image }), ...(imageText !== undefined && { imageText }) };
}

const sentences = z.array(sentenceSchema).max(60);

/** A text as a speaker of the bank reads it. */
export const modelReadingSchema = z.object({ track: trackSchema, sentences });
/** The same as it goes out: under a name that plays for a while. */
export const shownModelReadingSchema = z.object({ track: shownTrackSchema, sentences });
