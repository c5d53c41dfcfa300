import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import type { Answer, Question } from '../../question-types/registry.ts';
import { rfbQuestion, rrpQuestion, rsaQuestion } from '../../question-types/testing/questions.ts';
import { breakSeconds } from './breaks.ts';
import type { LostTime, Moment } from './lost-time.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from '../mock-test-attempt.ts';
import { answerQuestion, endBreak, endSection, keepTime, submitTest } from '../sit-mock-test.ts';
import { clockOf, nextDeadline, eventsOfTime } from './sitting-time.ts';
import { startedSitting } from '../testing/started-sitting.ts';

const startedAtMs = Date.parse('2026-11-24T12:00:00.000Z');
const at = (seconds: number) => new Date(startedAtMs + seconds * 1000).toISOString();
const secondsOf = (instant: string) => (Date.parse(instant) - startedAtMs) / 1000;
const asked: readonly Question[] = [rfbQuestion, rsaQuestion, rrpQuestion];
const answers: readonly Answer[] = [
  { type: 'RFB', selectedAnswer: ['went', ''] },
  { type: 'RSA', selectedAnswer: 'By ship' },
];
const clockSeconds = 1000;

/** One section: a clock that the first two questions share, and one of the third. */
const started = (stopClock = true): MockTestEvent =>
  startedSitting({
    sections: [
      {
        section: 'reading',
        clocks: [asked.slice(0, 2), asked.slice(2)].map((questions) => ({
          seconds: clockSeconds,
          questions: questions.map(({ uid }) => ({ uid, revision: 1 })),
        })),
      },
    ],
    startedAt: at(0),
    expiresAt: at(7 * 24 * 3600),
    extraTime: { percent: 0, stopClock },
  });
const submitted = (index: number, seconds: number, endsClock?: true): MockTestEvent => ({
  type: 'MockTestAnswerSubmitted',
  data: {
    uid: asked[index]?.uid ?? '',
    index,
    answer: answers[index] ?? { type: 'RRP', items: ['A', 'B', 'C', 'D'] },
    submittedAt: at(seconds),
    ...(endsClock && { endsClock }),
  },
});
const began = (clock: number, from: number, until: number): MockTestEvent => ({
  type: 'MockTestBreakStarted',
  data: { section: 0, clock, beganAt: at(from), endsAt: at(until) },
});
const ended = (
  clock: number,
  from: number,
  until: number,
  cause: 'student' | 'length' = 'student',
): MockTestEvent => ({
  type: 'MockTestBreakEnded',
  data: { section: 0, clock, from: at(from), until: at(until), cause },
});
const answering =
  (index: number, moment: Moment, thenBreak = true) =>
  (state: MockTestAttempt) => {
    const [question, answer] = [asked[index], answers[index]];
    if (!question || !answer) throw new RangeError(`there is no question ${index}`);
    return answerQuestion(state, { question, answer, thenBreak, ...moment });
  };
const sitting = (...past: MockTestEvent[]) => given(mockTestStream, [started(), ...past]);

describe('a break that stops the clock', () => {
  test('begins with an answer, and lasts ten minutes at most', () => {
    sitting()
      .when(answering(0, { now: at(50) }))
      .then([submitted(0, 50), began(0, 50, 650)]);
    expect(nextDeadline(fold(mockTestStream, [started(), submitted(0, 50), began(0, 50, 650)]))).toBe(
      at(650),
    );
  });
  test('lets the next clock start if it is taken before it', () => {
    sitting(submitted(0, 50))
      .when(answering(1, { now: at(80) }))
      .then([submitted(1, 80, true), began(1, 80, 680)]);
  });
  test('needs a right to breaks, and an answer to begin', () => {
    given(mockTestStream, [started(false)])
      .when(answering(0, { now: at(50) }))
      .then([submitted(0, 50)]);
    sitting()
      .when(answering(0, { now: at(50) }, false))
      .then([submitted(0, 50)]);
  });
  test('does not come after the last question of a part', () => {
    sitting(submitted(0, 50), submitted(1, 60, true))
      .when((state) =>
        answerQuestion(state, {
          question: rrpQuestion,
          answer: { type: 'RRP', items: ['A', 'B', 'C', 'D'] },
          thenBreak: true,
          now: at(70),
        }),
      )
      .then([
        submitted(2, 70, true),
        { type: 'MockTestSectionEnded', data: { section: 'reading', cause: 'completed' } },
      ]);
  });
  test('ends when the student continues, and the clock keeps its time', () => {
    sitting(submitted(0, 50), began(0, 50, 650))
      .when((state) => endBreak(state, { now: at(200) }))
      .then([ended(0, 50, 200)]);
    const after = fold(mockTestStream, [started(), submitted(0, 50), began(0, 50, 650), ended(0, 50, 200)]);
    expect(after).toMatchObject({ status: 'running', questionSince: at(200) });
    expect(nextDeadline(after)).toBe(at(clockSeconds + 150));
    given(mockTestStream, [started(), submitted(0, 50)])
      .when((state) => endBreak(state, { now: at(200) }))
      .then([]);
  });
  test('ends after its length, and the clock then runs out', () => {
    sitting(submitted(0, 50), began(0, 50, 650))
      .when((state) => keepTime(state, { now: at(5000) }))
      .then([
        ended(0, 50, 650, 'length'),
        { type: 'MockTestClockExpired', data: { section: 0, clock: 0, ranOutAt: at(1600) } },
        { type: 'MockTestSectionEnded', data: { section: 'reading', cause: 'deadline' } },
        { type: 'MockTestSubmitted', data: { answered: 1, questions: 3 } },
      ]);
  });
  test('ends with any other act of the student', () => {
    const past = [submitted(0, 50), began(0, 50, 650)];
    sitting(...past)
      .when(answering(1, { now: at(90) }, false))
      .then([ended(0, 50, 90), submitted(1, 90, true)]);
    const end: MockTestEvent = {
      type: 'MockTestSectionEnded',
      data: { section: 'reading', cause: 'student' },
    };
    sitting(...past)
      .when((state) => endSection(state, { now: at(90) }))
      .then([ended(0, 50, 90), end]);
    sitting(...past)
      .when((state) => submitTest(state, { now: at(90) }))
      .then([ended(0, 50, 90), end, { type: 'MockTestSubmitted', data: { answered: 1, questions: 3 } }]);
  });
  test('ends at thirty minutes in all', () => {
    const whole = [0, 600, 1200].map((from) => ended(0, from, from + breakSeconds.each, 'length'));
    given(mockTestStream, [started(), ...whole.slice(0, 2), ended(0, 1200, 1700), submitted(0, 1900)])
      .when(answering(1, { now: at(2000) }))
      .then([submitted(1, 2000, true), began(1, 2000, 2100)]);
    given(mockTestStream, [started(), ...whole, submitted(0, 1900)])
      .when(answering(1, { now: at(2000) }))
      .then([submitted(1, 2000, true)]);
  });
  test('does not count as lost time', () => {
    const lost: LostTime[] = [{ cause: 'outage', from: at(40), until: at(120) }];
    sitting(submitted(0, 50), began(0, 50, 650), ended(0, 50, 100))
      .when((state) => keepTime(state, { now: at(130), lost }))
      .then(
        [
          [40, 50],
          [100, 120],
        ].map(([from = 0, until = 0]) => ({
          type: 'MockTestTimeCompensated',
          data: {
            section: 0,
            clock: 0,
            cause: 'outage',
            from: at(from),
            until: at(until),
            seconds: until - from,
          },
        })),
      );
  });
});

/** Outages of whole seconds, reported when they are over. */
const outages = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 80 })).map(([from, length]) => ({
    from,
    until: from + length,
  })),
  { maxLength: 6 },
);

test('runs for its full length over any breaks and outages, and counts each second once', () => {
  const moments = fc.tuple(
    fc.integer({ min: 1, max: 900 }),
    fc.integer({ min: 0, max: 700 }),
    fc.array(fc.integer({ min: 0, max: 2500 }), { maxLength: 4 }),
  );
  fc.assert(
    fc.property(outages, moments, (down, [answeredAt, restedFor, looks]) => {
      const isDown = (second: number) => down.some(({ from, until }) => from <= second && second < until);
      const isUp = (second: number) => !down.some(({ from, until }) => from < second && second < until);
      const goesOnAt = answeredAt + restedFor;
      fc.pre(isUp(answeredAt) && isUp(goesOnAt));
      const momentAt = (second: number): Moment => ({
        now: at(second),
        lost: down
          .filter(({ until }) => until <= second)
          .map(({ from, until }) => ({ cause: 'outage', from: at(from), until: at(until) })),
      });
      let state = fold(mockTestStream, [started()]);
      const all: MockTestEvent[] = [];
      const steps: (readonly [number, (state: MockTestAttempt) => unknown])[] = [
        [answeredAt, answering(0, momentAt(answeredAt))],
        [goesOnAt, (present) => endBreak(present, momentAt(goesOnAt))],
        ...looks
          .filter(isUp)
          .map(
            (second) =>
              [second, (present: MockTestAttempt) => eventsOfTime(present, momentAt(second))] as const,
          ),
      ];
      steps.push([5000, (present) => eventsOfTime(present, momentAt(5000))]);
      for (const [, decide] of steps.toSorted(([one], [other]) => one - other)) {
        const events = decide(state) as MockTestEvent[];
        all.push(...events);
        state = fold(mockTestStream, events, state);
      }
      // Second by second: the first clock pauses during the break and during outages.
      const standsUntil = Math.min(goesOnAt, answeredAt + breakSeconds.each);
      let second = 0;
      for (let left = clockSeconds; left > 0; second += 1) {
        const isOnBreak = second >= answeredAt && second < standsUntil;
        if (!isOnBreak && !isDown(second)) left -= 1;
      }
      const rested = all.flatMap(({ type, data }) =>
        type === 'MockTestBreakEnded' ? [secondsOf(data.until) - secondsOf(data.from)] : [],
      );
      expect(rested).toEqual([standsUntil - answeredAt]);
      const [ranOut] = all.flatMap(({ type, data }) => (type === 'MockTestClockExpired' ? [data] : []));
      expect(secondsOf(ranOut?.ranOutAt ?? '')).toBe(second);
    }),
  );
});

test('has the same time left before and after a break', () => {
  const before = fold(mockTestStream, [started(), submitted(0, 400), began(0, 400, 1000)]);
  const after = fold(mockTestStream, [ended(0, 400, 777)], before);
  if (before.status !== 'running' || after.status !== 'running') throw new Error('it is under way');
  expect(secondsOf(clockOf(before).deadline) - 400).toBe(secondsOf(clockOf(after).deadline) - 777);
});
