import { z } from 'zod';
import { defineCall } from '../core/contract.ts';

export const partsOfSpeech = ['noun', 'verb', 'adjective', 'adverb'] as const;

export const wordInfoSchema = z.object({
  word: z.string(),
  /** The base form: `go` for `went`. */
  headword: z.string(),
  /** IPA, General American; null if unknown. */
  pronunciation: z.string().nullable(),
  meanings: z.array(
    z.object({
      partOfSpeech: z.enum(partsOfSpeech),
      definition: z.string(),
      examples: z.array(z.string()),
      synonyms: z.array(z.string()),
    }),
  ),
});
export type WordInfo = z.infer<typeof wordInfoSchema>;

export const getWordInfo = defineCall({
  name: 'getWordInfo',
  method: 'POST',
  path: '/api/analysis/getWordInfo',
  access: 'person',
  effect: 'query',
  input: z.object({ word: z.string().trim().min(1).max(60) }),
  outputs: { 200: wordInfoSchema },
  rejections: ['word_not_found'],
});
