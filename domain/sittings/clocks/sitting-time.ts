import { fold } from '../../core/events/stream.ts';
import type { Instant } from '../../core/instant.ts';
import { lengthOf, type Break, type OpenBreak } from './breaks.ts';
import { countsAt, type TestDraft } from '../test-draft.ts';
import { newlyLost, type Moment, type Stretch } from './lost-time.ts';
import {
  mockTestStream,
  type TimeCompensation,
  type MockTestAttempt,
  type MockTestEvent,
  type Started,
  type Underway,
} from '../mock-test-attempt.ts';
import { questionsUntil, sectionAt } from './set-sections.ts';
import type { EndCause } from '../mock-test-status.ts';

export type Running = Extract<MockTestAttempt, { readonly status: 'running' }>;

/** The current clock; its deadline includes returned time and ended breaks. During a break the rest is frozen. */
export function clockOf({ test, section, clock, clockSince, givenBack, breaks }: Running) {
  const set = sectionAt(test, section).clocks[clock];
  if (!set) throw new RangeError(`${test.sessionId} has no clock ${clock} in section ${section}`);
  const isOfThis = isOf({ section, clock });
  const seconds = set.seconds + secondsOf(givenBack.filter(isOfThis)) + lengthOf(breaks.filter(isOfThis));
  const deadline = new Date(Date.parse(clockSince) + Math.round(seconds * 1000)).toISOString();
  return { since: clockSince, deadline, seconds, questions: set.questions.length };
}

const isOf =
  (place: { readonly section: number; readonly clock?: number }) =>
  ({ section, clock }: Pick<TimeCompensation, 'section' | 'clock'>): boolean =>
    section === place.section && (place.clock === undefined || clock === place.clock);

const secondsOf = (stretches: readonly { readonly seconds: number }[]): number =>
  stretches.reduce((sum, { seconds }) => sum + seconds, 0);

export const hasCome = (moment: Instant, now: Instant): boolean => Date.parse(now) >= Date.parse(moment);

/** Whether the sitting can no longer be continued. */
export const isExpired = ({ expiresAt }: Pick<Started, 'expiresAt'>, now: Instant): boolean =>
  hasCome(expiresAt, now);

export function endOf({ test, section, answers }: Running, cause: EndCause): MockTestEvent {
  const isComplete = answers.length === questionsUntil(test, section) && !answers.includes(null);
  const name = sectionAt(test, section).section;
  return { type: 'MockTestSectionEnded', data: { section: name, cause: isComplete ? 'completed' : cause } };
}

/** A section without remaining questions has ended. */
export function completed(state: MockTestAttempt): MockTestEvent[] {
  if (state.status !== 'running') return [];
  return state.answers.length === questionsUntil(state.test, state.section) ? [endOf(state, 'deadline')] : [];
}

/** The effects of time alone: lost time is returned, clocks end in turn, then the section; drafts become answers. */
export function eventsOfTime(state: MockTestAttempt, moment: Moment): MockTestEvent[] {
  const events: MockTestEvent[] = [];
  let present = state;
  while (present.status === 'running') {
    const next = nextOfTime(present, moment);
    if (next.length === 0) break;
    events.push(...next);
    present = fold(mockTestStream, next, present);
  }
  return events;
}

function nextOfTime(present: Running, { now, lost = [], draft }: Moment): MockTestEvent[] {
  // The clock is stopped: nothing runs out or is lost.
  if (present.onBreak) {
    const { endsAt } = present.onBreak;
    return hasCome(endsAt, now) ? [endOfBreak(present, present.onBreak, endsAt, 'length')] : [];
  }
  const compensated = compensateLostTime(present, { now, lost });
  if (compensated.length > 0) return compensated;
  const { deadline } = clockOf(present);
  const isDown = lost.some(({ from, until }) => until === undefined && !hasCome(deadline, from));
  if (isDown || !hasCome(deadline, now)) return [];
  const { section, clock, test } = present;
  const begun = takenAt(present, deadline, draft);
  if (clock + 1 < sectionAt(test, section).clocks.length)
    return [...begun, { type: 'MockTestClockExpired', data: { section, clock, ranOutAt: deadline } }];
  const last = fold(mockTestStream, begun, present);
  return last.status === 'running' ? [...begun, endOf(last, 'deadline')] : begun;
}

/** The draft becomes the answer when time runs out; the next clock begins at the deadline. */
function takenAt({ questions, answers }: Running, deadline: Instant, draft?: TestDraft): MockTestEvent[] {
  const index = answers.length;
  if (!draft || questions[index]?.uid !== draft.uid || !countsAt(draft, deadline)) return [];
  const { uid, answer } = draft;
  return [{ type: 'MockTestAnswerSubmitted', data: { uid, index, answer, submittedAt: deadline } }];
}

function compensateLostTime(
  present: Running,
  { now, lost }: Required<Pick<Moment, 'now' | 'lost'>>,
): MockTestEvent[] {
  const { section, clock, test, givenBack, breaks } = present;
  const { since, deadline } = clockOf(present);
  const counted = [...givenBack, ...breaks]
    .filter(isOf({ section, clock }))
    .map(({ from, until }): Stretch => [Date.parse(from), Date.parse(until)]);
  let end = Date.parse(deadline);
  let left = secondsOf(sectionAt(test, section).clocks) - secondsOf(givenBack.filter(isOf({ section })));
  const events: MockTestEvent[] = [];
  for (const { cause, stretch } of newlyLost(lost, [Date.parse(since), Date.parse(now)], counted)) {
    const [from, until] = stretch;
    const seconds = Math.min(left, (until - from) / 1000);
    // Time after the deadline belongs to the next clock.
    if (from >= end || seconds <= 0) break;
    end += seconds * 1000;
    left -= seconds;
    const instants = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
    events.push({ type: 'MockTestTimeCompensated', data: { section, clock, cause, ...instants, seconds } });
  }
  return events;
}

/** The end of the current break, by the student; empty without one. */
export function brokenOff(state: MockTestAttempt, now: Instant): MockTestEvent[] {
  if (state.status !== 'running' || !state.onBreak) return [];
  return [endOfBreak(state, state.onBreak, now, 'student')];
}

function endOfBreak(
  { section, clock }: Running,
  { beganAt: from }: OpenBreak,
  at: Instant,
  cause: Break['cause'],
): MockTestEvent {
  // Two servers' clocks may differ.
  const until = hasCome(from, at) ? at : from;
  return { type: 'MockTestBreakEnded', data: { section, clock, from, until, cause } };
}

/** The sitting at a moment, with the effects of time. */
export const atPresent = (state: Underway, moment: Moment): Underway => {
  const present = fold(mockTestStream, eventsOfTime(state, moment), state);
  return present.status === 'not_started' ? state : present;
};

/** When time next affects a sitting; undefined while no clock runs. */
export function nextDeadline(state: MockTestAttempt): Instant | undefined {
  if (state.status === 'running') return state.onBreak?.endsAt ?? clockOf(state).deadline;
  return state.status === 'between_sections' ? state.test.expiresAt : undefined;
}
