import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import type { Answer } from '../../question-types/registry.ts';
import { rfbQuestion, rrpQuestion, rsaQuestion } from '../../question-types/testing/questions.ts';
import type { LostTime, Moment } from './lost-time.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from '../mock-test-attempt.ts';
import { answerQuestion, keepTime } from '../sit-mock-test.ts';
import { nextDeadline, eventsOfTime } from './sitting-time.ts';
import { startedSitting } from '../testing/started-sitting.ts';

const startedAtMs = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(startedAtMs + seconds * 1000).toISOString();
const clockSeconds = [60, 90, 30];
const sectionSeconds = 180;

/** One section of three clocks, a question each. */
const started: MockTestEvent = startedSitting({
  sections: [
    {
      section: 'reading',
      clocks: [rfbQuestion, rsaQuestion, rrpQuestion].map(({ uid }, index) => ({
        seconds: clockSeconds[index] ?? 0,
        questions: [{ uid, revision: 1 }],
      })),
    },
  ],
  startedAt: at(0),
  expiresAt: at(7 * 24 * 3600),
});
const outage = (from: number, until?: number): LostTime => ({
  cause: 'outage',
  from: at(from),
  ...(until !== undefined && { until: at(until) }),
});
const givenBack = (clock: number, from: number, until: number, seconds = until - from): MockTestEvent => ({
  type: 'MockTestTimeCompensated',
  data: { section: 0, clock, cause: 'outage', from: at(from), until: at(until), seconds },
});
const ranOut = (clock: number, seconds: number): MockTestEvent => ({
  type: 'MockTestClockExpired',
  data: { section: 0, clock, ranOutAt: at(seconds) },
});
const sitting = (...past: MockTestEvent[]) => given(mockTestStream, [started, ...past]);
const keeping = (moment: Moment) => (state: MockTestAttempt) => keepTime(state, moment);

describe('lost time', () => {
  test('moves the deadline of its clock', () => {
    sitting()
      .when(keeping({ now: at(60), lost: [outage(20, 45)] }))
      .then([givenBack(0, 20, 45)]);
    expect(nextDeadline(fold(mockTestStream, [started, givenBack(0, 20, 45)]))).toBe(at(85));
  });
  test('is compensated once for repeated reports', () => {
    sitting(givenBack(0, 20, 45))
      .when(keeping({ now: at(70), lost: [outage(20, 45), outage(30, 40)] }))
      .then([]);
  });
  test('allows a later answer', () => {
    const answer: Answer = { type: 'RFB', selectedAnswer: ['went', ''] };
    sitting()
      .when((state) =>
        answerQuestion(state, { question: rfbQuestion, answer, now: at(84), lost: [outage(20, 45)] }),
      )
      .then([
        givenBack(0, 20, 45),
        {
          type: 'MockTestAnswerSubmitted',
          data: { uid: rfbQuestion.uid, index: 0, answer, submittedAt: at(84), endsClock: true },
        },
      ]);
  });
  test('across a deadline moves the deadline after it', () => {
    sitting()
      .when(keeping({ now: at(100), lost: [outage(55, 80)] }))
      .then([givenBack(0, 55, 80), ranOut(0, 85)]);
  });
  test('outside a clock does not count for it', () => {
    sitting()
      .when(keeping({ now: at(80), lost: [outage(-30, 5), outage(70, 78)] }))
      .then([givenBack(0, 0, 5), ranOut(0, 65), givenBack(1, 70, 78)]);
  });
  test('holds every clock while the outage lasts', () => {
    sitting()
      .when(keeping({ now: at(5_000), lost: [outage(50)] }))
      .then([]);
    sitting()
      .when(keeping({ now: at(70), lost: [outage(60)] }))
      .then([ranOut(0, 60)]);
  });
  test('is at most the length of the section', () => {
    sitting()
      .when(keeping({ now: at(700), lost: [outage(10, 600)] }))
      .then([
        givenBack(0, 10, 600, sectionSeconds),
        ranOut(0, 240),
        ranOut(1, 330),
        { type: 'MockTestSectionEnded', data: { section: 'reading', cause: 'deadline' } },
        { type: 'MockTestSubmitted', data: { answered: 0, questions: 3 } },
      ]);
  });
});

/** Outages of whole seconds, in order, that overlap or not. */
const outages = fc.array(
  fc.tuple(fc.integer({ min: -50, max: 300 }), fc.integer({ min: 1, max: 60 })).map(([from, length]) => ({
    from,
    until: from + length,
  })),
  { maxLength: 6 },
);

/**
 * The rule in another form: second by second, a clock pauses during outages, until its section has had its full length.
 */
function whenClocksEnd(down: readonly { readonly from: number; readonly until: number }[]): number[] {
  let budget = sectionSeconds;
  let second = 0;
  return clockSeconds.map((seconds) => {
    for (let left = seconds; left > 0; second += 1) {
      const isLost = down.some(({ from, until }) => from <= second && second < until);
      if (isLost && budget > 0) budget -= 1;
      else left -= 1;
    }
    return second;
  });
}

const givenIn = (events: readonly MockTestEvent[]) =>
  events.flatMap(({ type, data }) => (type === 'MockTestTimeCompensated' ? [data] : []));

test('compensates each lost second exactly once', () => {
  fc.assert(
    fc.property(outages, (down) => {
      const lost = down.map(({ from, until }) => outage(from, until));
      const events = eventsOfTime(fold(mockTestStream, [started]), { now: at(2_000), lost });
      const ends = events.flatMap(({ type, data }) =>
        type === 'MockTestClockExpired' ? [(Date.parse(data.ranOutAt) - startedAtMs) / 1000] : [],
      );
      const expected = whenClocksEnd(down);
      expect(ends).toEqual(expected.slice(0, -1));
      const total = givenIn(events).reduce((sum, { seconds }) => sum + seconds, 0);
      expect(total).toBe((expected.at(-1) ?? 0) - sectionSeconds);
    }),
  );
});

test('gives the same result for any reads and repeated reports of an outage', () => {
  const looks = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 6 });
  fc.assert(
    fc.property(outages, looks, (down, moments) => {
      // An outage is reported after its end, and no read happens during it.
      const known = (now: number) =>
        down.filter(({ until }) => until <= now).map(({ from, until }) => outage(from, until));
      const isUp = (now: number) => !down.some(({ from, until }) => from < now && now < until);
      let state = fold(mockTestStream, [started]);
      for (const now of moments.filter(isUp).toSorted((a, b) => a - b)) {
        state = fold(mockTestStream, eventsOfTime(state, { now: at(now), lost: known(now) }), state);
      }
      const last = { now: at(2_000), lost: known(2_000) };
      const looked = fold(mockTestStream, eventsOfTime(state, last), state);
      const atOnce = fold(mockTestStream, [started]);
      const expected = fold(mockTestStream, eventsOfTime(atOnce, last), atOnce);
      expect(secondsBack(looked)).toBe(secondsBack(expected));
      expect(looked).toMatchObject({ status: expected.status });
    }),
  );
});

const secondsBack = (state: MockTestAttempt) =>
  state.status === 'not_started' ? 0 : state.givenBack.reduce((sum, { seconds }) => sum + seconds, 0);
