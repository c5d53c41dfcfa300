import { z } from 'zod';
import { hourMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import { scoreNames, type ScoreName } from '#domain/results/real-scores.ts';
import { createTokens } from '../identity/tokens.ts';

const proofSchema = z.object({
  userId: z.string(),
  source: z.enum(['screenshot', 'pdf']),
  /** The scores as read, in the order of `scoreNames`, comma-separated; empty if not found. */
  scores: z.string(),
});

interface Reading {
  readonly userId: string;
  readonly source: 'screenshot' | 'pdf';
  readonly scores: Readonly<Record<ScoreName, number | null>>;
}

/** Proves that a user's scorecard was read, and its content: a result requires one. */
export function createReadingProofs(tokenSecret: string) {
  const tokens = createTokens(tokenSecret, 'scorecard-reading', proofSchema);
  return {
    sign({ userId, source, scores }: Reading, now: Instant): Promise<string> {
      const inOrder = scoreNames.map((name) => scores[name] ?? '').join(',');
      return tokens.sign({ userId, source, scores: inOrder }, new Date(Date.parse(now) + hourMs));
    },
    /** @returns the reading, or why the token is invalid */
    async read(token: string, now: Instant): Promise<Reading | 'token_expired' | 'token_invalid'> {
      const read = await tokens.read(token, new Date(now));
      if (typeof read === 'string') return read;
      const { userId, source, scores } = read.claims;
      const values = scores.split(',');
      const valueOf = (index: number) => (values[index] ? Number(values[index]) : null);
      const byName = scoreNames.map((name, index) => [name, valueOf(index)] as const);
      return { userId, source, scores: Object.fromEntries(byName) as Reading['scores'] };
    },
  };
}
