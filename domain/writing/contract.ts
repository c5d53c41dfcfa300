import { z } from 'zod';
import { defineCall, plainText } from '../core/contract.ts';
import { questionUidSchema } from '../question-types/type-code.ts';

export const saveWritingDraft = defineCall({
  name: 'saveWritingDraft',
  method: 'POST',
  path: '/api/analysis/saveWritingDraft',
  access: 'person',
  effect: 'command',
  rateLimit: 'draft',
  summary: 'Keeps what the caller has typed so far for a question; an empty text keeps nothing.',
  input: z.object({ uid: questionUidSchema, text: plainText(5_000) }),
  outputs: { 200: z.object({ savedAt: z.string() }) },
  rejections: ['question_not_found', 'answer_does_not_fit'],
});

export const fetchWritingDraft = defineCall({
  name: 'fetchWritingDraft',
  method: 'POST',
  path: '/api/analysis/fetchWritingDraft',
  access: 'person',
  effect: 'query',
  summary: 'What the caller had typed last for a question and not sent; null where there is nothing.',
  input: z.object({ uid: questionUidSchema }),
  outputs: { 200: z.object({ draft: z.object({ text: z.string(), savedAt: z.string() }).nullable() }) },
  rejections: [],
});
