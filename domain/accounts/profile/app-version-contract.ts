import { z } from 'zod';
import { defineCall } from '../../core/contract.ts';
import { appVersionSchema } from './app-version.ts';
import { userSchema } from '../user-contract.ts';

const ofClient = z.object({
  version: appVersionSchema,
});

export const checkAppVersion = defineCall({
  name: 'checkAppVersion',
  method: 'GET',
  path: '/api/users/checkAppVersion',
  access: 'anyone',
  effect: 'query',
  input: ofClient,
  outputs: {
    200: z.object({
      shouldUpdate: z.boolean(),
      /** The server's own version, which is the newest. */
      version: z.string(),
    }),
  },
  rejections: [],
});

export const updateAppVersion = defineCall({
  name: 'updateAppVersion',
  method: 'POST',
  path: '/api/users/updateAppVersion',
  access: 'student',
  effect: 'command',
  input: ofClient,
  outputs: { 200: z.object({ user: userSchema }) },
  rejections: [],
});
