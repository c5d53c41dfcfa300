import { LRUCache } from 'lru-cache';
import type { SentenceEncoder } from '../inference/sentence-encoder.ts';

/** `known` caches the vectors of questions. */
export interface KnownVectors {
  known(texts: readonly string[]): Promise<Float32Array[]>;
  /** For student texts, which never recur: not cached. */
  fresh(texts: readonly string[]): Promise<Float32Array[]>;
}

/** 12 MB: 384 floats each. */
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
      // More texts than the cache holds.
      return again.every((vector) => vector !== undefined) ? again : encoder.encode(texts);
    },
  };
}
