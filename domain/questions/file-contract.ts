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
  input: fileInput,
  download: { mediaTypes: ['audio/mpeg'] },
  outputs: {},
  rejections: ['address_not_valid'],
});

export const getImageFile = defineCall({
  ...getAudioFile,
  name: 'getImageFile',
  path: '/api/aws/getImageFile/:id',
  download: { mediaTypes: ['image/jpeg', 'image/png', 'image/svg+xml'] },
});
