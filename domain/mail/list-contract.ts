import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { mailLists } from './mail-kinds.ts';

const tokenInput = z.object({
  token: z.string().min(1).max(2000),
});
const choiceSchema = z.object({
  list: z.enum(mailLists),
  isOn: z.boolean(),
});

const rejections = ['token_expired', 'token_invalid'] as const;

export const fetchMailList = defineCall({
  name: 'fetchMailList',
  method: 'GET',
  path: '/api/mail/fetchMailList',
  access: 'anyone',
  effect: 'query',
  input: tokenInput,
  outputs: { 200: choiceSchema },
  rejections,
});

export const leaveMailList = defineCall({
  name: 'leaveMailList',
  method: 'POST',
  path: '/api/mail/leaveMailList',
  access: 'anyone',
  effect: 'command',
  input: tokenInput,
  outputs: { 200: choiceSchema },
  rejections,
});

export const rejoinMailList = defineCall({
  name: 'rejoinMailList',
  method: 'POST',
  path: '/api/mail/rejoinMailList',
  access: 'anyone',
  effect: 'command',
  input: tokenInput,
  outputs: { 200: choiceSchema },
  rejections,
});
