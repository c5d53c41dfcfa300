import type { Recorded } from '#domain/core/events/journal.ts';
import type { MockTestEvent } from '#domain/sittings/mock-test-attempt.ts';

/** Seconds for each answer by uid: since the answer, clock, break or section start before it. Unanswered questions are absent. */
export function secondsPerAnswer(events: readonly Recorded<MockTestEvent>[]): ReadonlyMap<string, number> {
  const seconds = new Map<string, number>();
  let since: number | undefined;
  for (const { type, data, metadata } of events) {
    // A command's events are recorded at its end, and a saved draft even later.
    const ownTime =
      type === 'MockTestAnswerSubmitted'
        ? data.submittedAt
        : type === 'MockTestStarted' || type === 'MockTestSectionStarted'
          ? data.startedAt
          : undefined;
    const at = Date.parse(ownTime ?? metadata.at);
    if (type === 'MockTestAnswerSubmitted' && since !== undefined) {
      // Two servers' clocks may differ.
      seconds.set(data.uid, Math.max(0, (at - since) / 1000));
    }
    if (type === 'MockTestClockExpired') since = Date.parse(data.ranOutAt);
    else if (type === 'MockTestBreakEnded') since = Date.parse(data.until);
    else if (showsQuestion.has(type)) since = at;
  }
  return seconds;
}

/** A question is shown after these. */
const showsQuestion: ReadonlySet<MockTestEvent['type']> = new Set([
  'MockTestStarted',
  'MockTestSectionStarted',
  'MockTestAnswerSubmitted',
]);
