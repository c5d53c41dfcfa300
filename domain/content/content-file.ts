import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';

const events = {
  ContentFileUploaded: {
    version: 1,
    schema: z.object({
      /** The public name: `content-0123456789ab.png`. */
      fileId: z.string(),
      bytes: z.int().min(1),
      /** Hex, of the stored file. */
      sha256: z.string(),
    }),
  },
} as const;

type ContentFileEvent = EventOf<typeof events>;

export const contentFileStream = defineStream({
  category: 'content_file',
  subject: 'File of the site',
  events,
  initial: { isUploaded: false },
  evolve: () => ({ isUploaded: true }),
});

export const uploadFile = (
  { isUploaded }: { readonly isUploaded: boolean },
  uploaded: ContentFileEvent['data'],
): Decision<ContentFileEvent> => (isUploaded ? [] : [{ type: 'ContentFileUploaded', data: uploaded }]);
