import { z } from 'zod';
import { defineCall } from '../../core/contract.ts';
import { userSchema } from '../contract.ts';

export const profileImageTypes = ['image/jpeg', 'image/png'] as const;
export const profileImageBytes = 5 * 1024 * 1024;
export const profileImagePixels = 256;

export const uploadProfileImage = defineCall({
  name: 'uploadProfileImage',
  method: 'POST',
  path: '/api/aws/uploadProfileImage',
  access: 'student',
  effect: 'command',
  rateLimit: 'picture',
  upload: { mediaTypes: profileImageTypes, maximumBytes: profileImageBytes, isForm: true },
  input: z.object({}),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: ['file_not_valid'],
});

export const removeProfileImage = defineCall({
  name: 'removeProfileImage',
  method: 'POST',
  path: '/api/users/removeProfileImage',
  access: 'student',
  effect: 'command',
  input: z.object({}),
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: [],
});

export const getProfileImage = defineCall({
  name: 'getProfileImage',
  method: 'GET',
  path: '/api/aws/getProfileImage/:id',
  access: 'student',
  effect: 'query',
  input: z.object({ id: z.string().max(100), userId: z.string().max(100).optional() }),
  download: { mediaTypes: profileImageTypes },
  outputs: {},
  rejections: ['not_allowed', 'second_factor_needed'],
});
