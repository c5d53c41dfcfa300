import { z } from 'zod';
import { defineCall } from '../core/contract.ts';

const fileInput = z.object({
  id: z.string().max(200),
  /** The question's revision: it changes with the content, so the answer can be cached. */
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
