import { z } from 'zod';
import { defineCall } from '../core/contract.ts';

export const getDateNow = defineCall({
  name: 'getDateNow',
  method: 'GET',
  path: '/api/settings/getDateNow',
  access: 'anyone',
  effect: 'query',
  summary: "The server's clock, which all deadlines follow.",
  input: z.object({}),
  outputs: { 200: z.object({ dateNow: z.iso.datetime() }) },
  rejections: [],
});
