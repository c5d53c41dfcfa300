import { fold } from '../core/stream.ts';
import {
  mockTestStream,
  questionsUntil,
  sectionAt,
  type MockTestAttempt,
  type MockTestEvent,
  type Started,
  type Underway,
} from './mock-test-attempt.ts';
import type { EndCause } from './mock-test-status.ts';

export type Running = Extract<MockTestAttempt, { readonly status: 'running' }>;

/** The clock of the moment. */
export function clockOf({ test, section, clock, clockSince }: Running) {
  const set = sectionAt(test, section).clocks[clock];
  if (!set) throw new RangeError(`${test.sessionId} has no clock ${clock} in section ${section}`);
  const deadline = new Date(Date.parse(clockSince) + set.seconds * 1000).toISOString();
  return { since: clockSince, deadline, seconds: set.seconds, questions: set.questions.length };
}

/** Whether a moment has come, both by the server's time, in ISO 8601. */
export const hasCome = (moment: string, now: string): boolean => Date.parse(now) >= Date.parse(moment);

/** Whether the days in which a sitting may be gone on with are over. */
export const isExpired = ({ expiresAt }: Pick<Started, 'expiresAt'>, now: string): boolean =>
  hasCome(expiresAt, now);

/** The end of the section of the moment. */
export function endOf({ test, section, answers }: Running, cause: EndCause): MockTestEvent {
  const isComplete = answers.length === questionsUntil(test, section) && !answers.includes(null);
  const name = sectionAt(test, section).section;
  return { type: 'MockTestSectionEnded', data: { section: name, cause: isComplete ? 'completed' : cause } };
}

/** A section without a question left has ended. */
export function completed(state: MockTestAttempt): MockTestEvent[] {
  if (state.status !== 'running') return [];
  return state.answers.length === questionsUntil(state.test, state.section) ? [endOf(state, 'deadline')] : [];
}

/**
 * What the passing of time alone has done to a sitting by `now`, whether or not a worker was there to see it: clocks
 * that ran out, one after the other, and the end of the section with the last of them.
 */
export function whatTimeDid(state: MockTestAttempt, now: string): MockTestEvent[] {
  const events: MockTestEvent[] = [];
  let present = state;
  while (present.status === 'running') {
    const { deadline } = clockOf(present);
    if (!hasCome(deadline, now)) break;
    const { section, clock, test } = present;
    const isLast = clock + 1 === sectionAt(test, section).clocks.length;
    const event: MockTestEvent = isLast
      ? endOf(present, 'deadline')
      : { type: 'MockTestClockRanOut', data: { section, clock, ranOutAt: deadline } };
    events.push(event);
    present = fold(mockTestStream, [event], present);
  }
  return events;
}

/** A sitting as it stands now: time passes for it without a command. */
export const atPresent = (state: Underway, now: string): Underway => {
  const present = fold(mockTestStream, whatTimeDid(state, now), state);
  return present.status === 'not_started' ? state : present;
};

/** When time does something to a sitting next, ISO 8601; nothing where it waits for no clock. */
export function nextDeadline(state: MockTestAttempt): string | undefined {
  if (state.status === 'running') return clockOf(state).deadline;
  return state.status === 'between_sections' ? state.test.expiresAt : undefined;
}
