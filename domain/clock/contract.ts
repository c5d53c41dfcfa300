import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { instantSchema } from '../core/instant.ts';

export const getDateNow = defineCall({
  name: 'getDateNow',
  method: 'GET',
  path: '/api/settings/getDateNow',
  access: 'anyone',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ dateNow: instantSchema }) },
  rejections: [],
});

/** Six seconds of recorded speech, which is below the limit of a call. */
const trialCharacters = 192_000;

export const tryLine = defineCall({
  name: 'tryLine',
  method: 'POST',
  path: '/api/settings/tryLine',
  access: 'student',
  effect: 'query',
  rateLimit: 'recording',
  input: z.object({ filler: z.string().max(trialCharacters) }),
  outputs: { 200: z.object({ characters: z.int().min(0) }) },
  rejections: [],
});
