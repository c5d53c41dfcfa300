import type { Recorded } from '#domain/core/journal.ts';
import type { MockTestEvent } from '#domain/mock-tests/mock-test-attempt.ts';

/**
 * How long each answer of a sitting took, in seconds: from the answer before it, or from the start. A question that
 * was not answered has no place in it, and those come last.
 */
export function secondsPerAnswer(events: readonly Recorded<MockTestEvent>[]): readonly number[] {
  const seconds: number[] = [];
  let since: number | undefined;
  for (const { type, metadata } of events) {
    const at = Date.parse(metadata.at);
    if (type === 'MockTestAnswerSubmitted' && since !== undefined) {
      // Clocks of two servers may differ by a moment.
      seconds.push(Math.max(0, (at - since) / 1000));
    }
    if (type === 'MockTestStarted' || type === 'MockTestAnswerSubmitted') since = at;
  }
  return seconds;
}

/** When the question of the moment was first shown, ISO 8601: at the answer before it, or at the start. */
export const questionSince = (events: readonly Recorded<MockTestEvent>[]): string | undefined =>
  events.findLast(({ type }) => type === 'MockTestStarted' || type === 'MockTestAnswerSubmitted')?.metadata
    .at;
