import { z } from 'zod';
import { sentenceSchema, shownTrackSchema, trackSchema } from './track.ts';

/** Our own drawings are svg. */
export const imageSchema = z.string().regex(/^[A-Za-z0-9-]{1,60}\.(svg|png|jpe?g)$/);

export const shownImageSchema = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,60}(\.\d{1,12}\.[\w-]{22})?\.(svg|png|jpe?g)$/);

/** Absent in other types. */
export const pictureFields = {
  image: imageSchema.optional(),
  /** The alternative text: it names the kind of picture without giving the answer away. */
  imageText: z
    .string()
    .max(600)
    .refine((text) => text.trim() !== '', 'Describe the picture in a few words.')
    .optional(),
};
export const shownPictureFields = { ...pictureFields, image: shownImageSchema.optional() };
type Picture = z.infer<z.ZodObject<typeof pictureFields>>;

export function shownPicture({ image, imageText }: Picture): Picture {
  return { ...(image !== undefined && { image }), ...(imageText !== undefined && { imageText }) };
}

const sentences = z.array(sentenceSchema).max(60);

/** A text read by a speaker of the bank. */
export const modelReadingSchema = z.object({ track: trackSchema, sentences });
/** Under a temporary name. */
export const shownModelReadingSchema = z.object({ track: shownTrackSchema, sentences });
