import { z } from 'zod';
import { questionViewSchema } from '../question-types/registry.ts';

/** From the framed page, once it listens. */
export const previewReady = 'question-preview-ready';

/** From the console: a question without its key, as students see it. */
export const previewMessageSchema = z.object({
  kind: z.literal('question-preview'),
  view: questionViewSchema,
});
export type PreviewMessage = z.infer<typeof previewMessageSchema>;
