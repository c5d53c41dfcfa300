import { fold } from '#domain/core/events/stream.ts';
import {
  mockTestStream,
  type MockTestAttempt,
  type MockTestEvent,
} from '#domain/sittings/mock-test-attempt.ts';
import { clockOf } from '#domain/sittings/clocks/sitting-time.ts';
import { isSameAnswer } from '#domain/question-types/recorded-answer.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import type { Downtime } from '../downtime.ts';
import type { GivenAnswer } from '../players/ledger.ts';

/** The outcome of full tests; empty lists are good. */
export interface SittingProof {
  readonly started: number;
  readonly answers: number;
  readonly spoken: number;
  readonly ranOut: number;
  readonly byClock: number;
  /** The longest delay of a section's end after its deadline, in milliseconds, with a worker running. */
  readonly latestMs: number;
  /** The longest delay after a worker's return. */
  readonly latestAfterMs: number;
  /** Acknowledged answers that the sitting lacks. */
  readonly lostAnswers: readonly string[];
  /** Two answers to one question. */
  readonly doubledAnswers: readonly string[];
  /** Not ended, submitted and scored exactly once. */
  readonly unfinished: readonly string[];
  readonly late: readonly string[];
}

export type SittingEvent = RecordedEvent & MockTestEvent;

const prefix = mockTestStream.nameOf('');
const isOfSitting = (event: RecordedEvent): event is SittingEvent => event.stream.startsWith(prefix);

export const sittingsOf = (events: readonly RecordedEvent[]): Map<string, SittingEvent[]> =>
  Map.groupBy(events.filter(isOfSitting), ({ stream }) => stream);

function wholeTests(sittings: ReadonlyMap<string, SittingEvent[]>): Map<string, SittingEvent[]> {
  const isQuick = ([first]: readonly SittingEvent[]) =>
    first?.type === 'MockTestStarted' && first.data.mark === 'quick';
  return new Map([...sittings].filter(([, own]) => isQuick(own)));
}

/** The allowed delay of a section's end, in milliseconds: with a running worker, and after its return. */
const patience = { upMs: 3_000, backMs: 10_000 } as const;

/**
 * Compares each sitting with the acknowledged answers, and each section's end with its deadline.
 * @param downs when no worker could end one
 */
export function proveSittings(
  events: readonly RecordedEvent[],
  given: readonly GivenAnswer[],
  downs: readonly Downtime[],
): SittingProof {
  const all = sittingsOf(events);
  const sittings = wholeTests(all);
  const ends = [...all].flatMap(([stream, own]) => endsByClock(stream, own, downs));
  const answers = [...sittings.values()].flat().filter(({ type }) => type === 'MockTestAnswerSubmitted');
  const latest = (isAfter: boolean) =>
    Math.max(0, ...ends.filter((end) => end.isAfter === isAfter).map(({ lateMs }) => lateMs));
  return {
    started: sittings.size,
    answers: answers.length,
    spoken: answers.filter((event) => event.type === 'MockTestAnswerSubmitted' && recordingIn(event)).length,
    ranOut: [...sittings.values()].flat().filter(({ type }) => type === 'MockTestClockExpired').length,
    byClock: ends.length,
    latestMs: latest(false),
    latestAfterMs: latest(true),
    lostAnswers: given.filter((one) => !isKept(one, sittings.get(one.stream) ?? [])).map(nameOf),
    doubledAnswers: [...sittings].flatMap(([stream, own]) => doubledIn(stream, own)),
    unfinished: [...sittings].filter(([, own]) => !isFinished(own)).map(([stream]) => stream),
    late: ends
      .filter(({ isAfter, lateMs }) => lateMs > (isAfter ? patience.backMs : patience.upMs))
      .map(({ stream, section, isAfter, lateMs, at }) => {
        const since = isAfter ? 'after a worker was back' : 'after its deadline';
        return `${section} of ${stream} was ended ${(lateMs / 1000).toFixed(1)} s ${since}, at ${at}`;
      }),
  };
}

const nameOf = ({ stream, uid }: GivenAnswer) => `${uid} in ${stream}`;

const recordingIn = ({ data }: Extract<SittingEvent, { type: 'MockTestAnswerSubmitted' }>): boolean =>
  'recording' in data.answer && data.answer.recording !== '';

function isKept({ uid, answer }: GivenAnswer, own: readonly SittingEvent[]): boolean {
  return own.some(
    (event) =>
      event.type === 'MockTestAnswerSubmitted' &&
      event.data.uid === uid &&
      isSameAnswer(event.data.answer, answer),
  );
}

function doubledIn(stream: string, own: readonly SittingEvent[]): string[] {
  const uids = own.flatMap((event) => (event.type === 'MockTestAnswerSubmitted' ? [event.data.uid] : []));
  const doubled = uids.filter((uid, at) => uids.indexOf(uid) !== at);
  return doubled.map((uid) => `${uid} in ${stream}`);
}

/** Every section ended once, and the test was submitted and scored once. */
function isFinished(own: readonly SittingEvent[]): boolean {
  const count = (wanted: MockTestEvent['type']) => own.filter(({ type }) => type === wanted).length;
  const begun = 1 + count('MockTestSectionStarted');
  return (
    count('MockTestSectionEnded') === begun &&
    count('MockTestSubmitted') === 1 &&
    count('MockTestResultRecorded') === 1
  );
}

/** Sections that ended after their deadline, with their delay. */
function endsByClock(stream: string, own: readonly SittingEvent[], downs: readonly Downtime[]) {
  let state: MockTestAttempt = mockTestStream.initial;
  return own.flatMap((event) => {
    const before = state;
    state = fold(mockTestStream, [event], before);
    if (event.type !== 'MockTestSectionEnded' || before.status !== 'running') return [];
    const deadlineMs = Date.parse(clockOf(before).deadline);
    const endedMs = Date.parse(event.recordedAt);
    if (endedMs < deadlineMs) return [];
    // After a worker's return, its allowance counts from then, if that is later.
    const down = downs.findLast(
      ({ fromMs, untilMs }) => fromMs <= endedMs && untilMs + patience.backMs >= deadlineMs,
    );
    const isAfter = down !== undefined && endedMs - deadlineMs > patience.upMs;
    const lateMs = endedMs - (isAfter ? Math.max(deadlineMs, down.untilMs) : deadlineMs);
    return [
      { stream, section: event.data.section, isAfter, lateMs: Math.max(0, lateMs), at: event.recordedAt },
    ];
  });
}
