import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import type { Answer } from '../question-types/registry.ts';
import { rfbQuestion, rrpQuestion, rsaQuestion } from '../question-types/testing/questions.ts';
import type { LostTime } from './clocks/lost-time.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from './mock-test-attempt.ts';
import { answerQuestion, endSection, keepTime } from './sit-mock-test.ts';
import { nextDeadline, eventsOfTime } from './clocks/sitting-time.ts';
import { oneClock } from './testing/one-clock.ts';
import { startedSitting } from './testing/started-sitting.ts';

const startedAt = Date.parse('2026-11-21T12:00:00.000Z');
const at = (seconds: number) => new Date(startedAt + seconds * 1000).toISOString();
const ask = ({ uid }: { readonly uid: string }) => ({ uid, revision: 1 });
const second = { ...rsaQuestion, uid: 'RSA-9002' };

/** One question with a minute of its own, then two that share a minute; a part with one question follows. */
const started: MockTestEvent = startedSitting({
  sections: [
    {
      section: 'reading',
      clocks: [
        { seconds: 60, questions: [ask(rfbQuestion)] },
        { seconds: 60, questions: [ask(rsaQuestion), ask(second)] },
      ],
    },
    ...oneClock('listening', 60, [ask(rrpQuestion)]),
  ],
  startedAt: at(0),
  expiresAt: at(7 * 24 * 3600),
});
const blanks: Answer = { type: 'RFB', selectedAnswer: ['went', ''] };
const ship: Answer = { type: 'RSA', selectedAnswer: 'By ship' };
const draftOf = ({ uid }: { readonly uid: string }, answer: Answer, seconds: number) => ({
  uid,
  answer,
  savedAt: at(seconds),
});
const blanksAt = (seconds: number) => draftOf(rfbQuestion, blanks, seconds);

const blanksTaken = (seconds: number): MockTestEvent => ({
  type: 'MockTestAnswerSubmitted',
  data: { uid: rfbQuestion.uid, index: 0, answer: blanks, submittedAt: at(seconds) },
});
const ranOut = (seconds: number): MockTestEvent => ({
  type: 'MockTestClockExpired',
  data: { section: 0, clock: 0, ranOutAt: at(seconds) },
});
const ended = (cause: 'deadline' | 'completed' | 'student'): MockTestEvent => ({
  type: 'MockTestSectionEnded',
  data: { section: 'reading', cause },
});
const givenSitting = (...past: MockTestEvent[]) => given(mockTestStream, [started, ...past]);
const stateAfter = (...past: MockTestEvent[]) => fold(mockTestStream, [started, ...past]);

describe('a draft at the deadline', () => {
  test('counts as the answer, and the next clock runs from the deadline', () => {
    givenSitting()
      .when((state) => keepTime(state, { now: at(75), draft: blanksAt(59.999) }))
      .then([blanksTaken(60), ranOut(60)]);
    const state = stateAfter(blanksTaken(60), ranOut(60));
    expect(state).toMatchObject({ answers: [blanks], clock: 1, questionSince: at(60) });
    expect(nextDeadline(state)).toBe(at(120));
  });

  test('does not count if it is late, empty or for another question', () => {
    const nothing: Answer = { type: 'RFB', selectedAnswer: ['', ''] };
    for (const draft of [blanksAt(60), draftOf(rfbQuestion, nothing, 10), draftOf(rsaQuestion, ship, 10)]) {
      givenSitting()
        .when((state) => keepTime(state, { now: at(61), draft }))
        .then([ranOut(60)]);
    }
  });

  test('does not count while there is time', () => {
    givenSitting()
      .when((state) => keepTime(state, { now: at(59.999), draft: blanksAt(20) }))
      .then([]);
  });

  test('counts until the deadline moved by compensated time', () => {
    const lost: LostTime[] = [{ cause: 'outage', from: at(10), until: at(40) }];
    const back: MockTestEvent = {
      type: 'MockTestTimeCompensated',
      data: { section: 0, clock: 0, cause: 'outage', from: at(10), until: at(40), seconds: 30 },
    };
    givenSitting()
      .when((state) => keepTime(state, { now: at(91), lost, draft: blanksAt(75) }))
      .then([back, blanksTaken(90), ranOut(90)]);
  });

  test('is recorded by a command before the workflow does it', () => {
    givenSitting()
      .when((state) =>
        answerQuestion(state, { question: rsaQuestion, answer: ship, now: at(70), draft: blanksAt(50) }),
      )
      .then([
        blanksTaken(60),
        ranOut(60),
        {
          type: 'MockTestAnswerSubmitted',
          data: { uid: rsaQuestion.uid, index: 1, answer: ship, submittedAt: at(70) },
        },
      ]);
  });

  test('counts for the current question under a shared clock', () => {
    const first: MockTestEvent = {
      type: 'MockTestAnswerSubmitted',
      data: { uid: rsaQuestion.uid, index: 1, answer: ship, submittedAt: at(70) },
    };
    const past = [blanksTaken(60), ranOut(60)];
    const taken = (uid: string, index: number): MockTestEvent => ({
      type: 'MockTestAnswerSubmitted',
      data: { uid, index, answer: ship, submittedAt: at(120) },
    });
    givenSitting(...past)
      .when((state) => keepTime(state, { now: at(120), draft: draftOf(rsaQuestion, ship, 100) }))
      .then([taken(rsaQuestion.uid, 1), ended('deadline')]);
    givenSitting(...past, first)
      .when((state) => keepTime(state, { now: at(120), draft: draftOf(second, ship, 100) }))
      .then([taken(second.uid, 2), ended('completed')]);
  });

  test('does not count if the student ended the part', () => {
    givenSitting()
      .when((state) => endSection(state, { now: at(30), draft: blanksAt(20) }))
      .then([ended('student')]);
  });
});

test('counts once, for any reads', () => {
  const looks = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 8 });
  fc.assert(
    fc.property(looks, fc.integer({ min: 0, max: 59 }), (moments, saved) => {
      const seen: MockTestEvent[] = [];
      let state: MockTestAttempt = stateAfter();
      for (const now of [...moments, 200].toSorted((a, b) => a - b)) {
        const known = now < saved ? {} : { draft: blanksAt(saved) };
        const events = eventsOfTime(state, { now: at(now), ...known });
        seen.push(...events);
        state = fold(mockTestStream, events, state);
      }
      expect(seen.filter(({ type }) => type === 'MockTestAnswerSubmitted')).toEqual([blanksTaken(60)]);
      expect(state).toMatchObject({ status: 'between_sections', answers: [blanks, null, null] });
    }),
  );
});
