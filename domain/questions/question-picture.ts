import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { imageSchema } from '../question-types/mechanisms/spoken-material.ts';
import { questionUidSchema } from '../question-types/type-code.ts';

const uploadedPictureSchema = z.object({
  uid: questionUidSchema,
  image: imageSchema,
  bytes: z.int().min(1),
  /** Hex, of the stored file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type UploadedPicture = z.infer<typeof uploadedPictureSchema>;

const events = {
  QuestionPictureUploaded: { version: 1, schema: uploadedPictureSchema },
} as const;

export type QuestionPictureEvent = EventOf<typeof events>;

export type QuestionPictures = readonly UploadedPicture[];

/** The stream `question_picture-<uid>`: uploads for a question, which names the current one; older ones stay for their revisions. */
export const questionPictureStream = defineStream({
  category: 'question_picture',
  subject: 'Picture',
  events,
  initial: [],
  evolve: (pictures: QuestionPictures, { data }): QuestionPictures => [...pictures, data],
});

export function uploadPicture(
  pictures: QuestionPictures,
  uploaded: UploadedPicture,
): Decision<QuestionPictureEvent> {
  const isThere = pictures.some(({ image }) => image === uploaded.image);
  return isThere ? [] : [{ type: 'QuestionPictureUploaded', data: uploaded }];
}
