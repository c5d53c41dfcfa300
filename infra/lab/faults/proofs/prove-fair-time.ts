import { fold } from '#domain/core/events/stream.ts';
import {
  mockTestStream,
  type TimeCompensation,
  type MockTestAttempt,
} from '#domain/sittings/mock-test-attempt.ts';
import { sectionAt } from '#domain/sittings/clocks/set-sections.ts';
import { clockOf } from '#domain/sittings/clocks/sitting-time.ts';
import type { RecordedEvent } from '#domain/streams.ts';
import type { Downtime } from '../downtime.ts';
import { sittingsOf, type SittingEvent } from './prove-sittings.ts';

/** The compensation of lost time; empty lists are good. */
export interface FairTimeProof {
  readonly times: number;
  readonly seconds: number;
  readonly outages: number;
  /** The largest difference between a recorded outage and the observed one, in milliseconds. */
  readonly furthestMs: number;
  /** Time counted twice in a sitting, or more than its stretch. */
  readonly twice: readonly string[];
  /** An outage under an expired clock that was not compensated to the second. */
  readonly missing: readonly string[];
  /** Compensated without a recorded outage. */
  readonly unfounded: readonly string[];
  /** Observed, but not recorded to the second. */
  readonly unnoted: readonly string[];
}

/** The interval of beats, and so the error at both ends of an outage. */
const beatMs = 1_000;
/** The delay of a beat on a busy machine. */
const busyMs = 1_000;
/** Shorter pauses are not outages: `toleranceMs` of the beats, and a beat at both ends. */
const surelyNotedMs = 3_000 + 2 * beatMs;

/**
 * Compares compensations with recorded outages, and those with observed ones.
 * @param noted by the installation's own beats
 * @param seen from a kill to the part's return
 */
export function proveFairTime(
  events: readonly RecordedEvent[],
  noted: readonly Downtime[],
  seen: readonly Downtime[],
): FairTimeProof {
  const sittings = [...sittingsOf(events)];
  const given = sittings.flatMap(([stream, own]) =>
    own.flatMap((event) => (event.type === 'MockTestTimeCompensated' ? [{ stream, ...event.data }] : [])),
  );
  const matches = seen
    .filter(({ fromMs, untilMs }) => untilMs - fromMs > surelyNotedMs)
    .map((one) => ({ one, offMs: Math.min(...noted.map((other) => distance(one, other))) }));
  return {
    times: given.length,
    seconds: given.reduce((sum, { seconds }) => sum + seconds, 0),
    outages: noted.length,
    furthestMs: Math.max(0, ...matches.map(({ offMs }) => offMs)),
    twice: sittings.flatMap(([stream, own]) => {
      const back = own.flatMap((event) => (event.type === 'MockTestTimeCompensated' ? [event.data] : []));
      return countsTwice(back).map((from) => `from ${from} in ${stream}`);
    }),
    missing: sittings.flatMap(([stream, own]) => missingIn(stream, own, noted)),
    unfounded: given
      .filter((back) => back.cause === 'outage' && !noted.some((outage) => holds(outage, stretchOf(back))))
      .map(({ stream, from }) => `from ${from} in ${stream}`),
    unnoted: matches
      .filter(({ offMs }) => offMs > beatMs + busyMs)
      .map(({ one, offMs }) => `at ${new Date(one.fromMs).toISOString()}, off by ${offMs} ms`),
  };
}

const stretchOf = ({ from, until }: Pick<TimeCompensation, 'from' | 'until'>): Downtime => ({
  fromMs: Date.parse(from),
  untilMs: Date.parse(until),
});

const distance = (one: Downtime, other: Downtime) =>
  Math.max(Math.abs(one.fromMs - other.fromMs), Math.abs(one.untilMs - other.untilMs));

const holds = (outer: Downtime, inner: Downtime) =>
  outer.fromMs <= inner.fromMs && inner.untilMs <= outer.untilMs;

const sharedMs = (one: Downtime, other: Downtime) =>
  Math.max(0, Math.min(one.untilMs, other.untilMs) - Math.max(one.fromMs, other.fromMs));

function countsTwice(given: readonly TimeCompensation[]): string[] {
  return given
    .filter((back, at) => {
      const stretch = stretchOf(back);
      const isTooLong = back.seconds * 1000 > stretch.untilMs - stretch.fromMs;
      return isTooLong || given.slice(0, at).some((earlier) => sharedMs(stretchOf(earlier), stretch) > 0);
    })
    .map(({ from }) => from);
}

/** Only expired clocks can have lost time. */
function missingIn(stream: string, own: readonly SittingEvent[], noted: readonly Downtime[]): string[] {
  let state: MockTestAttempt = mockTestStream.initial;
  return own.flatMap((event) => {
    const before = state;
    state = fold(mockTestStream, [event], before);
    const isEnd = event.type === 'MockTestClockExpired' || event.type === 'MockTestSectionEnded';
    if (!isEnd || before.status !== 'running') return [];
    const { since, deadline } = clockOf(before);
    const closedMs = Date.parse(event.recordedAt);
    if (closedMs < Date.parse(deadline) || isAtItsMost(before)) return [];
    const clock = { fromMs: Date.parse(since), untilMs: Date.parse(deadline) };
    const back = before.givenBack.map(stretchOf);
    const lostMs = noted
      .filter(({ untilMs }) => untilMs <= closedMs)
      .reduce((sum, outage) => {
        const within = {
          fromMs: Math.max(outage.fromMs, clock.fromMs),
          untilMs: Math.min(outage.untilMs, clock.untilMs),
        };
        const counted = back.reduce((all, one) => all + sharedMs(one, within), 0);
        return sum + Math.max(0, within.untilMs - within.fromMs - counted);
      }, 0);
    return lostMs > beatMs ? [`${(lostMs / 1000).toFixed(1)} s until ${deadline} in ${stream}`] : [];
  });
}

/** A section gets at most its own length back. */
function isAtItsMost({ test, section, givenBack }: Extract<MockTestAttempt, { status: 'running' }>): boolean {
  const length = sectionAt(test, section).clocks.reduce((sum, { seconds }) => sum + seconds, 0);
  const back = givenBack.filter((one) => one.section === section);
  return back.reduce((sum, { seconds }) => sum + seconds, 0) >= length;
}
