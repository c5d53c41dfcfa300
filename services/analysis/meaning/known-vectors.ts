import { LRUCache } from 'lru-cache';
import type { SentenceEncoder } from '../inference/sentence-encoder.ts';

/** Vectors of texts. What belongs to a question is `known`: it is encoded once and not with each answer. */
export interface KnownVectors {
  known(texts: readonly string[]): Promise<Float32Array[]>;
  /** Of what a student wrote, which no other will write: it is not kept. */
  fresh(texts: readonly string[]): Promise<Float32Array[]>;
}

/** 384 numbers of 4 bytes each: 12 MB, and the questions of some days. */
const most = 8000;

export function createKnownVectors(encoder: SentenceEncoder): KnownVectors {
  const kept = new LRUCache<string, Float32Array>({ max: most });
  return {
    fresh: (texts) => encoder.encode(texts),
    async known(texts) {
      const missing = [...new Set(texts)].filter((text) => !kept.has(text));
      const encoded = await encoder.encode(missing);
      for (const [at, text] of missing.entries()) {
        const vector = encoded[at];
        if (vector) kept.set(text, vector);
      }
      const again = texts.map((text) => kept.get(text));
      // More texts than are kept: their vectors are the same when they are made anew.
      return again.every((vector) => vector !== undefined) ? again : encoder.encode(texts);
    },
  };
}
