import { z } from 'zod';
import { defineCall } from '../core/contract.ts';
import { instantSchema } from '../core/instant.ts';
import { wordInfoSchema } from '../dictionary/contract.ts';
import { recallSchema } from '../reviews/review-card.ts';

const wordInput = z.object({ word: z.string().trim().toLowerCase().min(1).max(40) });

const myWordSchema = wordInfoSchema.pick({ word: true, pronunciation: true }).extend({
  partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'adverb']),
  definition: z.string(),
  example: z.string(),
  family: z.array(z.string()),
  due: instantSchema,
  isDue: z.boolean(),
});
export type MyWord = z.infer<typeof myWordSchema>;

const command = { method: 'POST', access: 'student', effect: 'command' } as const;

export const fetchMyWords = defineCall({
  name: 'fetchMyWords',
  method: 'GET',
  path: '/api/vocabulary/fetchMyWords',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ words: z.array(myWordSchema) }) },
  rejections: [],
});

export const fetchDueWordCount = defineCall({
  name: 'fetchDueWordCount',
  method: 'GET',
  path: '/api/vocabulary/fetchDueWordCount',
  access: 'student',
  effect: 'query',
  input: z.object({}),
  outputs: { 200: z.object({ due: z.int().min(0) }) },
  rejections: [],
});

export const saveWord = defineCall({
  ...command,
  name: 'saveWord',
  path: '/api/vocabulary/saveWord',
  input: wordInput,
  outputs: { 200: z.object({}) },
  rejections: ['word_not_found'],
});

export const removeWord = defineCall({
  ...command,
  name: 'removeWord',
  path: '/api/vocabulary/removeWord',
  input: wordInput,
  outputs: { 200: z.object({}) },
  rejections: [],
});

export const recallWord = defineCall({
  ...command,
  name: 'recallWord',
  path: '/api/vocabulary/recallWord',
  input: wordInput.extend({ recall: recallSchema }),
  outputs: { 200: z.object({ due: instantSchema }) },
  rejections: ['word_not_saved'],
});
