import { z } from 'zod';
import { sentenceSchema, shownTrackSchema, trackSchema } from './track.ts';

/** The name of a picture. What we draw ourselves is svg. */
const imageSchema = z.string().regex(/^[A-Za-z0-9-]{1,60}\.(svg|png|jpe?g)$/);

/** What a picture question stores and shows; other types have none of these. */
export const pictureFields = {
  image: imageSchema.optional(),
  /** What kind of picture it is, for who cannot see it: it describes, and gives no answer away. */
  imageText: z.string().min(1).max(600).optional(),
};
type Picture = z.infer<z.ZodObject<typeof pictureFields>>;

export function shownPicture({ image, imageText }: Picture): Picture {
  return { ...(image !== undefined && { image }), ...(imageText !== undefined && { imageText }) };
}

const sentences = z.array(sentenceSchema).max(60);

/** A text as a speaker of the bank reads it. */
export const modelReadingSchema = z.object({ track: trackSchema, sentences });
/** The same as it goes out: under a name that plays for a while. */
export const shownModelReadingSchema = z.object({ track: shownTrackSchema, sentences });
