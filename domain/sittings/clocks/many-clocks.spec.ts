import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import type { Answer } from '../../question-types/registry.ts';
import { rfbQuestion, rrpQuestion, rsaQuestion } from '../../question-types/testing/questions.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from '../mock-test-attempt.ts';
import { answerQuestion, endSection, keepTime, startSection, submitTest } from '../sit-mock-test.ts';
import { atPresent, nextDeadline, eventsOfTime } from './sitting-time.ts';
import { oneClock } from '../testing/one-clock.ts';
import { startedSitting } from '../testing/started-sitting.ts';

const at = (minutes: number, seconds = 0) =>
  new Date(Date.parse('2026-11-21T12:00:00.000Z') + (minutes * 60 + seconds) * 1000).toISOString();
const second = { ...rsaQuestion, uid: 'RSA-9002' };
const ask = ({ uid }: { readonly uid: string }) => ({ uid, revision: 1 });

/** Two questions with a minute each, then one alone after a rest, in ten minutes. */
const started: MockTestEvent = startedSitting({
  sections: [
    {
      section: 'speaking_writing',
      clocks: [
        { seconds: 60, questions: [ask(rfbQuestion)] },
        { seconds: 60, questions: [ask(rsaQuestion), ask(second)] },
      ],
    },
    ...oneClock('reading', 600, [ask(rrpQuestion)]),
  ],
  startedAt: at(0),
  expiresAt: at(7 * 24 * 60),
});
const ship: Answer = { type: 'RSA', selectedAnswer: 'By ship' };
const blanks: Answer = { type: 'RFB', selectedAnswer: ['went', ''] };
const submit =
  (question: typeof rsaQuestion | typeof rfbQuestion, answer: Answer, now: string) =>
  (state: MockTestAttempt) =>
    answerQuestion(state, { question, answer, now });
const first: MockTestEvent = {
  type: 'MockTestAnswerSubmitted',
  data: { uid: rfbQuestion.uid, index: 0, answer: blanks, submittedAt: at(0, 20), endsClock: true },
};
const ranOut: MockTestEvent = {
  type: 'MockTestClockExpired',
  data: { section: 0, clock: 0, ranOutAt: at(1) },
};
const firstEnded: MockTestEvent = {
  type: 'MockTestSectionEnded',
  data: { section: 'speaking_writing', cause: 'deadline' },
};
const begun = (now: string): MockTestEvent => ({
  type: 'MockTestSectionStarted',
  data: { index: 1, section: 'reading', startedAt: now },
});
const givenSitting = (...past: MockTestEvent[]) => given(mockTestStream, [started, ...past]);
const stateAfter = (...past: MockTestEvent[]) => fold(mockTestStream, [started, ...past]);

describe('a question with a clock of its own', () => {
  test('that is answered early starts the next clock immediately', () => {
    givenSitting()
      .when(submit(rfbQuestion, blanks, at(0, 20)))
      .then([first]);
    expect(nextDeadline(stateAfter(first))).toBe(at(1, 20));
  });
  test('is skipped without an answer, and the next clock runs from its end even without a worker', () => {
    givenSitting()
      .when(submit(rsaQuestion, ship, at(1, 10)))
      .then([
        ranOut,
        {
          type: 'MockTestAnswerSubmitted',
          data: { uid: rsaQuestion.uid, index: 1, answer: ship, submittedAt: at(1, 10) },
        },
      ]);
    expect(nextDeadline(stateAfter(ranOut))).toBe(at(2));
  });
  test('is refused after its clock has run out', () => {
    const late = submit(rfbQuestion, blanks, at(1));
    givenSitting().when(late).thenRejected('time_is_up');
    givenSitting(ranOut).when(late).thenRejected('time_is_up');
  });
  test('follows the clock: a loaded test shows its current question', () => {
    const present = atPresent(stateAfter() as Parameters<typeof atPresent>[0], { now: at(1, 30) });
    expect(present).toMatchObject({ status: 'running', clock: 1, answers: [null], questionSince: at(1) });
  });
});

describe('between two sections', () => {
  const rest = [ranOut, firstEnded];
  test('keeps the clock stopped until the student continues', () => {
    givenSitting()
      .when((state) => keepTime(state, { now: at(5) }))
      .then(rest);
    givenSitting(...rest)
      .when((state) => keepTime(state, { now: at(3 * 24 * 60) }))
      .then([]);
    givenSitting(...rest)
      .when((state) => startSection(state, { now: at(3000) }))
      .then([begun(at(3000))]);
    expect(nextDeadline(stateAfter(...rest, begun(at(3000))))).toBe(at(3010));
  });
  test('continues once, and never restarts a running section', () => {
    givenSitting(...rest, begun(at(30)))
      .when((state) => startSection(state, { now: at(31) }))
      .then([]);
    givenSitting()
      .when((state) => startSection(state, { now: at(0, 5) }))
      .then([]);
  });
  test('accepts no answer', () => {
    givenSitting(...rest)
      .when((state) =>
        answerQuestion(state, {
          question: rrpQuestion,
          answer: { type: 'RRP', items: ['A', 'B', 'C', 'D'] },
          now: at(3),
        }),
      )
      .thenRejected('not_the_current_question');
  });
  test('hands in the answers after seven days', () => {
    givenSitting(first, firstEnded)
      .when((state) => keepTime(state, { now: at(7 * 24 * 60) }))
      .then([{ type: 'MockTestSubmitted', data: { answered: 1, questions: 4 } }]);
    givenSitting(first, firstEnded)
      .when((state) => startSection(state, { now: at(7 * 24 * 60) }))
      .thenRejected('time_is_up');
  });
  test('lets the student hand in', () => {
    givenSitting(first, firstEnded)
      .when((state) => submitTest(state, { now: at(10) }))
      .then([{ type: 'MockTestSubmitted', data: { answered: 1, questions: 4 } }]);
  });
  test('ends a section that the student ended early', () => {
    const early: MockTestEvent = {
      type: 'MockTestSectionEnded',
      data: { section: 'speaking_writing', cause: 'student' },
    };
    givenSitting(first)
      .when((state) => endSection(state, { now: at(0, 30) }))
      .then([early]);
    givenSitting(first, early)
      .when(submit(rsaQuestion, ship, at(0, 40)))
      .thenRejected('test_already_submitted');
    expect(stateAfter(first, early)).toMatchObject({ status: 'between_sections', answers: [{}, null, null] });
  });
});

test('gives the same result for any reads', () => {
  const moments = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 });
  fc.assert(
    fc.property(moments, fc.integer({ min: 200, max: 400 }), (looks, last) => {
      let state = stateAfter();
      for (const look of looks.toSorted((a, b) => a - b)) {
        state = fold(mockTestStream, eventsOfTime(state, { now: at(0, look) }), state);
      }
      const looked = fold(mockTestStream, eventsOfTime(state, { now: at(0, last) }), state);
      const atOnce = stateAfter();
      expect(looked).toEqual(fold(mockTestStream, eventsOfTime(atOnce, { now: at(0, last) }), atOnce));
    }),
  );
});
