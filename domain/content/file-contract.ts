import { z } from 'zod';
import { defineCall } from '../core/contract.ts';

/** Specification, document 1, section 5: images jpg, jpeg or png, and PDFs. */
const contentFileTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
/** In pixels: twice the text width of a page. */
export const contentPictureWidth = 1_600;

export const uploadContentFile = defineCall({
  name: 'uploadContentFile',
  method: 'POST',
  path: '/api/admins/uploadContentFile',
  access: 'admin',
  effect: 'command',
  input: z.object({}),
  upload: { mediaTypes: contentFileTypes, maximumBytes: 10_000_000 },
  outputs: {
    200: z.object({
      fileId: z.string(),
      address: z.string(),
      bytes: z.int().min(1),
    }),
  },
  rejections: ['file_not_valid'],
});

export const getPdfFile = defineCall({
  name: 'getPdfFile',
  method: 'GET',
  path: '/api/aws/getPdfFile/:id',
  access: 'anyone',
  effect: 'query',
  input: z.object({ id: z.string().max(200) }),
  download: { mediaTypes: ['application/pdf'] },
  outputs: {},
  rejections: [],
});
