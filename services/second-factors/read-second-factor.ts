import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { secondFactorStream, type SecondFactor } from '#domain/second-factors/second-factor.ts';

export async function readSecondFactor(journal: Journal, userId: string): Promise<SecondFactor> {
  return fold(secondFactorStream, await journal.read(secondFactorStream, secondFactorStream.nameOf(userId)));
}
