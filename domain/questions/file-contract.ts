import { z } from 'zod';
import { defineCall } from '../core/contract.ts';

/** Files of questions, for players and pictures of a page: specification, document 1, section 7. */
const fileInput = z.object({
  /** A file's name, with or without its end. */
  id: z.string().max(200),
  /** The question's revision: another content has another one, so the answer may be kept for good. */
  v: z
    .string()
    .regex(/^[\w-]{1,100}$/)
    .optional()
    .catch(undefined),
});

export const getAudioFile = defineCall({
  name: 'getAudioFile',
  method: 'GET',
  path: '/api/aws/getAudioFile/:id',
  access: 'anyone',
  effect: 'query',
  summary:
    "A recording, under the name that a question's answer gives as its `track`. The name ends after half a day at the earliest: then the question tells a new one.",
  input: fileInput,
  download: { mediaTypes: ['audio/mpeg'] },
  outputs: {},
  rejections: ['address_not_valid'],
});

export const getImageFile = defineCall({
  ...getAudioFile,
  name: 'getImageFile',
  path: '/api/aws/getImageFile/:id',
  summary:
    'A picture: of a question, under the name that its answer gives as its `image`, which ends as that of a recording does, or of the site.',
  download: { mediaTypes: ['image/jpeg', 'image/png', 'image/svg+xml'] },
});
