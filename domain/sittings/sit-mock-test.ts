import { reject, type Decision } from '../core/events/decision.ts';
import { fold } from '../core/events/stream.ts';
import type { Instant } from '../core/instant.ts';
import { isSameAnswer } from '../question-types/recorded-answer.ts';
import { fitsQuestion, type Answer, type Question } from '../question-types/registry.ts';
import { nextBreakSeconds } from './clocks/breaks.ts';
import type { Moment } from './clocks/lost-time.ts';
import {
  mockTestStream,
  type MockTestAttempt,
  type MockTestEvent,
  type Started,
} from './mock-test-attempt.ts';
import { openMs } from './clocks/open-days.ts';
import { questionsUntil, sectionAt } from './clocks/set-sections.ts';
import { brokenOff, completed, endOf, isExpired, eventsOfTime } from './clocks/sitting-time.ts';

export function startMockTest(
  state: MockTestAttempt,
  { now, ...test }: Omit<Started, 'startedAt' | 'expiresAt'> & { readonly now: Instant },
): Decision<MockTestEvent> {
  if (state.status !== 'not_started') return [];
  const expiresAt = new Date(Date.parse(now) + openMs).toISOString();
  return [{ type: 'MockTestStarted', data: { ...test, startedAt: now, expiresAt } }];
}

export interface AnswerInTest extends Moment {
  readonly question: Question;
  readonly answer: Answer;
  /** Seconds without focus, by the client. */
  readonly awaySeconds?: number | undefined;
  /** Requests a break before the next question; ignored if none is allowed. */
  readonly thenBreak?: boolean | undefined;
}

/** Only the current question can be answered, once and in time; the section's last answer ends it. */
export function answerQuestion(
  state: MockTestAttempt,
  { question, answer, awaySeconds, thenBreak, ...moment }: AnswerInTest,
): Decision<
  MockTestEvent,
  | 'mock_test_not_found'
  | 'not_in_this_test'
  | 'already_answered'
  | 'test_already_submitted'
  | 'time_is_up'
  | 'not_the_current_question'
  | 'answer_does_not_fit'
> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  const index = state.questions.findIndex(({ uid }) => uid === question.uid);
  if (index < 0) return reject('not_in_this_test');
  const earlier = state.answers[index];
  if (earlier) return isSameAnswer(earlier, answer) ? [] : reject('already_answered');
  const past = untilNow(state, moment);
  const present = fold(mockTestStream, past, state);
  if (present.status === 'not_started') return reject('mock_test_not_found');
  // A draft saved in time has already become the answer.
  const recorded = present.answers[index];
  if (recorded && isSameAnswer(recorded, answer)) return past;
  // A late answer gets the same rejection before and after the deadline ended the section.
  const isLate = present.status === 'running' || present.cause === 'deadline';
  if (index < present.answers.length) return reject(isLate ? 'time_is_up' : 'test_already_submitted');
  if (present.status === 'submitted' || present.status === 'scored') return reject('test_already_submitted');
  if (present.status !== 'running' || index !== present.answers.length)
    return reject('not_the_current_question');
  if (!fitsQuestion(question, answer)) return reject('answer_does_not_fit');
  const endsClock = index + 1 === questionsUntil(present.test, present.section, present.clock);
  const submitted: MockTestEvent = {
    type: 'MockTestAnswerSubmitted',
    data: {
      uid: question.uid,
      index,
      answer,
      submittedAt: moment.now,
      ...(endsClock && { endsClock }),
      ...(awaySeconds && { awaySeconds }),
    },
  };
  const after = fold(mockTestStream, [submitted], present);
  return [
    ...past,
    submitted,
    ...completed(after),
    ...(thenBreak ? breakBefore(after, index + 1, moment.now) : []),
  ];
}

/** A break before a question that was not shown yet, if one follows and breaks are allowed. */
function breakBefore(state: MockTestAttempt, next: number, now: Instant): MockTestEvent[] {
  if (state.status !== 'running' || next === questionsUntil(state.test, state.section)) return [];
  const seconds = nextBreakSeconds(state);
  if (seconds === 0) return [];
  const { section, clock } = state;
  const endsAt = new Date(Date.parse(now) + seconds * 1000).toISOString();
  return [{ type: 'MockTestBreakStarted', data: { section, clock, beganAt: now, endsAt } }];
}

/** The effects of time, and the end of a break: a command means that the student is back. */
function untilNow(state: MockTestAttempt, moment: Moment): MockTestEvent[] {
  const past = eventsOfTime(state, moment);
  return [...past, ...brokenOff(fold(mockTestStream, past, state), moment.now)];
}

export function endBreak(
  state: MockTestAttempt,
  moment: Moment,
): Decision<MockTestEvent, 'mock_test_not_found'> {
  return state.status === 'not_started' ? reject('mock_test_not_found') : untilNow(state, moment);
}

export function startSection(
  state: MockTestAttempt,
  moment: Moment,
): Decision<MockTestEvent, 'mock_test_not_found' | 'test_already_submitted' | 'time_is_up'> {
  const past = eventsOfTime(state, moment);
  const present = fold(mockTestStream, past, state);
  switch (present.status) {
    case 'not_started':
      return reject('mock_test_not_found');
    case 'running':
      return past;
    case 'between_sections': {
      if (isExpired(present.test, moment.now)) return reject('time_is_up');
      const index = present.section + 1;
      const { section } = sectionAt(present.test, index);
      return [...past, { type: 'MockTestSectionStarted', data: { index, section, startedAt: moment.now } }];
    }
    default:
      return reject('test_already_submitted');
  }
}

/** Ends the current section early; no event if it has ended. */
export function endSection(
  state: MockTestAttempt,
  moment: Moment,
): Decision<MockTestEvent, 'mock_test_not_found'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  const past = untilNow(state, moment);
  const present = fold(mockTestStream, past, state);
  return present.status === 'running' ? [...past, endOf(present, 'student')] : past;
}

/** Submits the test at any time: unanswered questions are omitted. */
export function submitTest(
  state: MockTestAttempt,
  moment: Moment,
): Decision<MockTestEvent, 'mock_test_not_found'> {
  if (state.status === 'submitted' || state.status === 'scored') return [];
  const ended = endSection(state, moment);
  if ('rejected' in ended) return ended;
  return [...ended, ...handedIn(fold(mockTestStream, ended, state))];
}

/** Ends due clocks and sections, and submits a test that is complete or past its days. */
export function keepTime(
  state: MockTestAttempt,
  moment: Moment,
): Decision<MockTestEvent, 'mock_test_not_found'> {
  if (state.status === 'not_started') return reject('mock_test_not_found');
  const past = eventsOfTime(state, moment);
  const present = fold(mockTestStream, past, state);
  const isOver =
    present.status === 'section_ended' ||
    (present.status === 'between_sections' && isExpired(present.test, moment.now));
  return isOver ? [...past, ...handedIn(present)] : past;
}

function handedIn(state: MockTestAttempt): MockTestEvent[] {
  if (state.status !== 'section_ended' && state.status !== 'between_sections') return [];
  const answered = state.answers.filter((answer) => answer !== null).length;
  return [{ type: 'MockTestSubmitted', data: { answered, questions: state.questions.length } }];
}
