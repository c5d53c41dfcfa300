import type { Recorded } from '#domain/core/events/journal.ts';
import type { MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';

/**
 * How long each answer of a sitting took, in seconds, by uid: from what came before it, an answer, the end of a clock or
 * of a break, or the start of a section. A question that was not answered has no place in it.
 */
export function secondsPerAnswer(events: readonly Recorded<MockTestEvent>[]): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  let since: number | undefined;
  for (const { type, data, metadata } of events) {
    // What was there when the time ran out may be written down later than it counts for.
    const cameAt = type === 'MockTestAnswerSubmitted' ? data.submittedAt : undefined;
    const at = Date.parse(cameAt ?? metadata.at);
    if (type === 'MockTestAnswerSubmitted' && since !== undefined) {
      // Clocks of two servers may differ by a moment.
      seconds.set(data.uid, Math.max(0, (at - since) / 1000));
    }
    if (type === 'MockTestClockRanOut') since = Date.parse(data.ranOutAt);
    else if (type === 'MockTestBreakEnded') since = Date.parse(data.until);
    else if (showsQuestion.has(type)) since = at;
  }
  return seconds;
}

/** After these a question is shown. */
const showsQuestion: ReadonlySet<MockTestEvent['type']> = new Set([
  'MockTestStarted',
  'MockTestSectionStarted',
  'MockTestAnswerSubmitted',
]);
