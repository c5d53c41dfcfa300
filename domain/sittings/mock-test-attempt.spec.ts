import { describe, expect, test } from 'vitest';
import { Defect } from '../core/defect.ts';
import { isRejection, type Decision } from '../core/events/decision.ts';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import { emptyAnswerOf, scoreAnswer, type Answer, type Question } from '../question-types/registry.ts';
import { rfbQuestion, rsaQuestion } from '../question-types/testing/questions.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from './mock-test-attempt.ts';
import { recordResult, rescoreQuestion, type RescoreQuestion } from './scores/mock-test-scores.ts';
import { answerQuestion, endSection, keepTime, startMockTest, submitTest } from './sit-mock-test.ts';
import { oneClock } from './testing/one-clock.ts';

const second: Question = { ...rsaQuestion, uid: 'RSA-9002' };
const startedAt = '2026-11-21T12:00:00.000Z';
const deadline = '2026-11-21T12:06:00.000Z';
const inTime = '2026-11-21T12:05:59.999Z';

const test1 = {
  sessionId: 'session-1',
  mockTestId: 'reading_sprint_1',
  userId: 'user-1',
  sections: oneClock('reading', 360, [
    { uid: 'RFB-9001', revision: 1 },
    { uid: 'RSA-9001', revision: 4 },
    { uid: 'RSA-9002', revision: 1 },
  ]),
};
const startAt = (now: string) => (state: MockTestAttempt) => startMockTest(state, { now, ...test1 });
const start = startAt(startedAt);
const started: MockTestEvent = {
  type: 'MockTestStarted',
  data: { ...test1, startedAt, expiresAt: '2026-11-28T12:00:00.000Z' },
};
const blanks: Answer = { type: 'RFB', selectedAnswer: ['went', ''] };
const ship: Answer = { type: 'RSA', selectedAnswer: 'By ship' };
const submit =
  (question: Question, answer: Answer, now = inTime) =>
  (state: MockTestAttempt) =>
    answerQuestion(state, { question, answer, now });
const answered = (uid: string, index: number, answer: Answer): MockTestEvent => ({
  type: 'MockTestAnswerSubmitted',
  data: { uid, index, answer, submittedAt: inTime, ...(index === 2 && { endsClock: true }) },
});
const first = answered('RFB-9001', 0, blanks);
const ended = (cause: 'deadline' | 'student' | 'completed'): MockTestEvent => ({
  type: 'MockTestSectionEnded',
  data: { section: 'reading', cause },
});
const handedIn = (count: number): MockTestEvent => ({
  type: 'MockTestSubmitted',
  data: { answered: count, questions: 3 },
});
const end = (now: string) => (state: MockTestAttempt) => endSection(state, { now });
const handIn = (state: MockTestAttempt) => submitTest(state, { now: inTime });
const keep = (now: string) => (state: MockTestAttempt) => keepTime(state, { now });
function accepted(decision: Decision<MockTestEvent, string>): readonly MockTestEvent[] {
  if (isRejection(decision)) throw new Error(decision.rejected);
  return decision;
}
const givenSitting = (...past: MockTestEvent[]) => given(mockTestStream, past);

describe('the start', () => {
  test('sets the deadline by the clock of the section', () => {
    givenSitting().when(start).then([started]);
  });
  test('happens once: a later start changes neither questions nor deadline', () => {
    givenSitting(started, first).when(startAt(inTime)).then([]);
  });
  test.each([submit(rsaQuestion, ship), keep(deadline), end(deadline), handIn])(
    'comes before everything else',
    (decide) => givenSitting().when(decide).thenRejected('mock_test_not_found'),
  );
});

describe('an answer', () => {
  test('is stored for the current question, and the next one becomes current', () => {
    givenSitting(started).when(submit(rfbQuestion, blanks)).then([first]);
    givenSitting(started, first)
      .when(submit(rsaQuestion, ship))
      .then([answered('RSA-9001', 1, ship)]);
  });
  test('from a second tab is a repetition, or refused', () => {
    givenSitting(started, first).when(submit(rfbQuestion, blanks)).then([]);
    const other: Answer = { type: 'RFB', selectedAnswer: ['gone', ''] };
    givenSitting(started, first).when(submit(rfbQuestion, other)).thenRejected('already_answered');
  });
  test('skips no question', () => {
    givenSitting(started).when(submit(second, ship)).thenRejected('not_the_current_question');
  });
  test('is for a question of this test', () => {
    const foreign = { ...rsaQuestion, uid: 'RSA-9009' };
    givenSitting(started).when(submit(foreign, ship)).thenRejected('not_in_this_test');
  });
  test('fits its question', () => {
    givenSitting(started).when(submit(rfbQuestion, ship)).thenRejected('answer_does_not_fit');
  });
  test('a millisecond before the deadline counts, at the deadline it is late', () => {
    givenSitting(started)
      .when(submit(rfbQuestion, blanks, inTime))
      .then([first]);
    givenSitting(started)
      .when(submit(rfbQuestion, blanks, deadline))
      .thenRejected('time_is_up');
  });
  test('is refused as late before and after its section ends', () => {
    const late = submit(rsaQuestion, ship, '2026-11-21T12:06:01.000Z');
    const past = [started, first];
    givenSitting(...past)
      .when(late)
      .thenRejected('time_is_up');
    givenSitting(...past, ended('deadline'))
      .when(late)
      .thenRejected('time_is_up');
    givenSitting(...past, ended('deadline'), handedIn(1))
      .when(late)
      .thenRejected('time_is_up');
  });
  test('is refused after handing in, even in time', () => {
    const past = [started, first, ended('student')];
    givenSitting(...past)
      .when(submit(rsaQuestion, ship))
      .thenRejected('test_already_submitted');
    givenSitting(...past, handedIn(1))
      .when(submit(rsaQuestion, ship))
      .thenRejected('test_already_submitted');
  });
  test('that was stored in time is still acknowledged after the deadline', () => {
    const again = submit(rfbQuestion, blanks, '2026-11-21T13:00:00.000Z');
    givenSitting(started, first, ended('deadline'), handedIn(1)).when(again).then([]);
  });
});

describe('the end of the section', () => {
  const all = [first, answered('RSA-9001', 1, ship)];
  test('by the clock waits for the deadline, and hands in after the last section', () => {
    givenSitting(started).when(keep(inTime)).then([]);
    givenSitting(started, first)
      .when(keep(deadline))
      .then([ended('deadline'), handedIn(1)]);
  });
  test('by the student is allowed at any time', () => {
    givenSitting(started, first)
      .when(end(inTime))
      .then([ended('student')]);
    givenSitting(started, first)
      .when(end(deadline))
      .then([ended('deadline')]);
  });
  test('comes with its last answer', () => {
    givenSitting(started, ...all)
      .when(submit(second, ship))
      .then([answered('RSA-9002', 2, ship), ended('completed')]);
  });
  test('is recorded at the deadline for an older sitting that already had all answers', () => {
    givenSitting(started, ...all, answered('RSA-9002', 2, ship))
      .when(keep(deadline))
      .then([ended('completed'), handedIn(3)]);
  });
  test('is recorded once', () => {
    givenSitting(started, ended('student')).when(end(inTime)).then([]);
    givenSitting(started, ended('deadline'), handedIn(0)).when(end(deadline)).then([]);
  });
});

describe('handing in', () => {
  test('counts the answers', () => {
    givenSitting(started, first, ended('student'))
      .when(handIn)
      .then([handedIn(1)]);
  });
  test('ends the running section', () => {
    givenSitting(started, first)
      .when(handIn)
      .then([ended('student'), handedIn(1)]);
  });
});

describe('the result', () => {
  const questions: Question[] = [rfbQuestion, rsaQuestion, second];
  const record = (state: MockTestAttempt) => recordResult(state, { questions });
  const results = [
    { uid: 'RFB-9001', score: scoreAnswer(rfbQuestion, blanks) },
    { uid: 'RSA-9001', score: scoreAnswer(rsaQuestion, ship) },
    { uid: 'RSA-9002', score: scoreAnswer(second, emptyAnswerOf(second.type)) },
  ];
  const past = [started, first, answered('RSA-9001', 1, ship), ended('deadline'), handedIn(2)];

  test('scores every question, and an unanswered one with 0 of its maximum', () => {
    givenSitting(...past)
      .when(record)
      .then([
        {
          type: 'MockTestResultRecorded',
          data: { mockTestId: 'reading_sprint_1', results, points: 2, maximum: 4 },
        },
      ]);
  });
  test('is recorded after handing in, and once', () => {
    givenSitting(started, ended('deadline')).when(record).thenRejected('test_not_submitted');
    givenSitting(started).when(record).thenRejected('test_not_submitted');
  });
  test('needs every question of the test', () => {
    const state = fold(mockTestStream, past);
    expect(() => recordResult(state, { questions: [rfbQuestion] })).toThrow(Defect);
  });
});

describe('a question whose key was corrected after the test', () => {
  const questions: Question[] = [rfbQuestion, rsaQuestion, second];
  const scoredTest = () => {
    const submitted = [started, first, answered('RSA-9001', 1, ship), ended('deadline'), handedIn(2)];
    return [...submitted, ...accepted(recordResult(fold(mockTestStream, submitted), { questions }))];
  };
  const past = scoredTest();
  const corrected: Question = { ...rsaQuestion, correctIndex: 0 };
  const reason = 'The key was wrong.';
  const rescore =
    (changes: Partial<RescoreQuestion> = {}) =>
    (state: MockTestAttempt) =>
      rescoreQuestion(state, {
        questionIn: () => rsaQuestion,
        question: corrected,
        revision: 5,
        reason,
        ...changes,
      });
  const rescored: MockTestEvent = {
    type: 'MockTestQuestionRescored',
    data: {
      uid: 'RSA-9001',
      revision: 5,
      score: scoreAnswer(corrected, ship),
      previous: { points: 1, maximum: 1, successful: true },
      reason,
      points: 1,
      maximum: 4,
    },
  };

  test('gets a second score, which the sum follows; the first one stays', () => {
    givenSitting(...past)
      .when(rescore())
      .then([rescored]);
    expect(fold(mockTestStream, [...past, rescored])).toMatchObject({
      status: 'scored',
      points: 1,
      results: [
        { uid: 'RFB-9001' },
        {
          uid: 'RSA-9001',
          score: { points: 0 },
          correction: { first: { points: 1 }, revision: 5, reason },
        },
        { uid: 'RSA-9002' },
      ],
    });
  });
  test('is scored once per revision, and keeps the very first score as the first', () => {
    givenSitting(...past)
      .when(rescore({ revision: 4 }))
      .then([]);
    givenSitting(...past, rescored)
      .when(rescore())
      .then([]);
    const back = rescore({ question: rsaQuestion, revision: 6 });
    const again = accepted(back(fold(mockTestStream, [...past, rescored])));
    expect(fold(mockTestStream, [...past, rescored, ...again])).toMatchObject({
      points: 2,
      results: [{}, { score: { points: 1 }, correction: { first: { points: 1 }, revision: 6 } }, {}],
    });
  });
  test('still counts 0 if it was not answered, with the new maximum', () => {
    givenSitting(...past)
      .when(rescore({ questionIn: () => second, question: { ...second, correctIndex: 0 } }))
      .then([
        {
          type: 'MockTestQuestionRescored',
          data: {
            ...rescored.data,
            uid: 'RSA-9002',
            score: scoreAnswer({ ...second, correctIndex: 0 }, emptyAnswerOf(second.type)),
            previous: { points: 0, maximum: 1, successful: false },
            points: 2,
          },
        },
      ]);
  });
  test('must belong to a test with a result', () => {
    givenSitting(...past)
      .when(rescore({ question: { ...corrected, uid: 'RSA-9009' } }))
      .thenRejected('not_in_this_test');
    givenSitting(started).when(rescore()).thenRejected('test_not_submitted');
  });
});
