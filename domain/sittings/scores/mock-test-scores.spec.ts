import { describe, expect, test } from 'vitest';
import { erased } from '../../core/events/personal.ts';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { scoreAnswer } from '../../question-types/registry.ts';
import { rsaQuestion, wscQuestion } from '../../question-types/testing/questions.ts';
import { objectiveScore } from '../../scoring/score.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from '../mock-test-attempt.ts';
import {
  answerToAnalyse,
  failAnswerAnalysis,
  pendingScores,
  recordAnswerScore,
  recordResult,
  rescoreQuestion,
} from './mock-test-scores.ts';
import { notInTime, resultWaits } from './result-waits.ts';
import { keepTime } from '../sit-mock-test.ts';
import { oneClock } from '../testing/one-clock.ts';

const left = { ...wscQuestion, uid: 'WSC-9002' };
const questions = [wscQuestion, rsaQuestion, left];
const deadline = '2026-11-21T12:06:00.000Z';
const started: MockTestEvent = {
  type: 'MockTestStarted',
  data: {
    sessionId: 'session-1',
    mockTestId: 'writing_sprint',
    userId: 'user-1',
    sections: oneClock(
      'writing',
      360,
      questions.map(({ uid }) => ({ uid, revision: 1 })),
    ),
    startedAt: '2026-11-21T12:00:00.000Z',
    expiresAt: '2026-11-28T12:00:00.000Z',
  },
};
const written: MockTestEvent = {
  type: 'MockTestAnswerSubmitted',
  data: { uid: wscQuestion.uid, index: 0, answer: { type: 'WSC', text: 'Tea was dear.' } },
};
const right = { type: 'RSA', selectedAnswer: 'By ship' } as const;
const chosen: MockTestEvent = {
  type: 'MockTestAnswerSubmitted',
  data: { uid: rsaQuestion.uid, index: 1, answer: right },
};
const ended: MockTestEvent = {
  type: 'MockTestSectionEnded',
  data: { section: 'writing', cause: 'deadline' },
};
const handedIn: MockTestEvent = { type: 'MockTestSubmitted', data: { answered: 2, questions: 3 } };
const sat = [started, written, chosen, ended, handedIn];

const score = objectiveScore(2, 2, true, []);
const nothing = objectiveScore(0, 2, false, []);
const scored = (uid: string, of = score): MockTestEvent => ({
  type: 'MockTestAnswerScored',
  data: { uid, score: of },
});
const reason = 'The analysis gave no score.';
const failed = (uid: string): MockTestEvent => ({
  type: 'MockTestAnswerAnalysisFailed',
  data: { uid, reason },
});
const recordScore =
  (uid: string, of = score) =>
  (state: MockTestAttempt) =>
    recordAnswerScore(state, { uid, score: of });
const fail = (uid: string) => (state: MockTestAttempt) => failAnswerAnalysis(state, { uid, reason });
const record = (state: MockTestAttempt) => recordResult(state, { questions });
const givenSitting = (...past: MockTestEvent[]) => given(mockTestStream, past);
const pendingAfter = (...past: MockTestEvent[]) => pendingScores(fold(mockTestStream, past));
const byRule = { uid: rsaQuestion.uid, score: scoreAnswer(rsaQuestion, right) };

describe('a result with a late analysis', () => {
  const waiting = [...sat, scored(wscQuestion.uid)];
  const recordAfter = (waited: number) => (state: MockTestAttempt) =>
    recordResult(state, { questions, waited });
  const first = {
    type: 'MockTestResultRecorded',
    data: {
      mockTestId: 'writing_sprint',
      results: [{ uid: wscQuestion.uid, score }, byRule, { uid: left.uid, failure: notInTime }],
      points: 2 + byRule.score.points,
      maximum: 2 + byRule.score.maximum,
    },
  } as const satisfies MockTestEvent;
  test('waits for an hour and is then recorded without it', () => {
    givenSitting(...waiting)
      .when(recordAfter(resultWaits.recorded - 0.001))
      .then([]);
    givenSitting(...waiting)
      .when(recordAfter(resultWaits.recorded))
      .then([first]);
  });
  test('gets a second result with the late score, once', () => {
    const points = first.data.points + 1;
    const maximum = first.data.maximum + 2;
    const half = objectiveScore(1, 2, false, []);
    const second: MockTestEvent = {
      type: 'MockTestLateScoreRecorded',
      data: { uid: left.uid, score: half, points, maximum },
    };
    givenSitting(...waiting, first)
      .when(recordScore(left.uid, half))
      .then([second]);
    expect(fold(mockTestStream, [...waiting, first, second])).toMatchObject({
      status: 'scored',
      points,
      maximum,
      results: [{ score }, byRule, { uid: left.uid, score: half, isLate: true }],
    });
    givenSitting(...waiting, first, second)
      .when(recordScore(left.uid))
      .then([]);
    givenSitting(...waiting, first)
      .when(recordScore(wscQuestion.uid, half))
      .then([]);
  });
});

describe('the score of a written answer', () => {
  test('may arrive while the test still runs, once', () => {
    givenSitting(started, written)
      .when(recordScore(wscQuestion.uid))
      .then([scored(wscQuestion.uid)]);
    givenSitting(started, written, scored(wscQuestion.uid))
      .when(recordScore(wscQuestion.uid, nothing))
      .then([]);
    expect(fold(mockTestStream, [started, written, scored(wscQuestion.uid)])).toMatchObject({
      status: 'running',
      answers: [{ type: 'WSC' }],
    });
    givenSitting(started, written, scored(wscQuestion.uid), chosen)
      .when((state) => keepTime(state, { now: deadline }))
      .then([ended, handedIn]);
  });
  test('of an unanswered question arrives after handing in', () => {
    for (const past of [[started], [started, written, chosen, ended]])
      givenSitting(...past)
        .when(recordScore(left.uid))
        .thenRejected('test_not_submitted');
    givenSitting(...sat)
      .when(recordScore(left.uid, nothing))
      .then([scored(left.uid, nothing)]);
  });
  test('comes only from an analysis, for a question of this test', () => {
    for (const uid of [rsaQuestion.uid, 'WSC-9999']) {
      givenSitting(...sat)
        .when(recordScore(uid))
        .thenRejected('not_in_this_test');
      givenSitting(...sat)
        .when(fail(uid))
        .thenRejected('not_in_this_test');
    }
    givenSitting().when(recordScore(left.uid)).thenRejected('mock_test_not_found');
    givenSitting().when(fail(left.uid)).thenRejected('mock_test_not_found');
  });
  test('replaces a failure before the result, and is never replaced by one', () => {
    const { uid } = wscQuestion;
    givenSitting(...sat)
      .when(fail(uid))
      .then([failed(uid)]);
    givenSitting(...sat, failed(uid))
      .when(fail(uid))
      .then([]);
    givenSitting(...sat, failed(uid))
      .when(recordScore(uid))
      .then([scored(uid)]);
    givenSitting(...sat, scored(uid))
      .when(fail(uid))
      .then([]);
    expect(fold(mockTestStream, [...sat, failed(uid), scored(uid)])).toMatchObject({
      analysed: [{ uid, score }],
    });
  });
});

describe('the result', () => {
  test('waits for the scores of answered and unanswered questions', () => {
    expect(pendingAfter(started)).toEqual([]);
    expect(pendingAfter(started, written, chosen, ended)).toEqual([wscQuestion.uid]);
    expect(pendingAfter(...sat)).toEqual([wscQuestion.uid, left.uid]);
    expect(pendingAfter(...sat, scored(left.uid))).toEqual([wscQuestion.uid]);
    for (const past of [sat, [...sat, scored(left.uid, nothing)], [...sat, failed(wscQuestion.uid)]])
      givenSitting(...past)
        .when(record)
        .then([]);
  });
  test('is recorded with the last of them, in the order of the test', () => {
    const data = {
      mockTestId: 'writing_sprint',
      results: [{ uid: wscQuestion.uid, score }, byRule, { uid: left.uid, score: nothing }],
      points: 3,
      maximum: 5,
    };
    const recorded: MockTestEvent = { type: 'MockTestResultRecorded', data };
    const past = [...sat, scored(left.uid, nothing), scored(wscQuestion.uid)];
    givenSitting(...past)
      .when(record)
      .then([recorded]);
    givenSitting(...past, recorded)
      .when(record)
      .then([]);
    givenSitting(...past, recorded)
      .when(fail(left.uid))
      .then([]);
    givenSitting(...past, recorded)
      .when(recordScore(left.uid))
      .then([]);
  });
  test('leaves failed scores out of points and maximum, and reports them', () => {
    const results = [{ uid: wscQuestion.uid, failure: reason }, byRule, { uid: left.uid, score: nothing }];
    const data = { mockTestId: 'writing_sprint', results, points: 1, maximum: 3 };
    const past = [...sat, failed(wscQuestion.uid), scored(left.uid, nothing)];
    const recorded: MockTestEvent = { type: 'MockTestResultRecorded', data };
    givenSitting(...past)
      .when(record)
      .then([recorded]);
    expect(mockTestStream.decode('MockTestResultRecorded', 1, mockTestStream.encode(recorded))).toEqual(
      recorded,
    );
  });
  test('is not scored again for a question without a key', () => {
    const recorded: MockTestEvent = {
      type: 'MockTestResultRecorded',
      data: { mockTestId: 'writing_sprint', results: [{ uid: left.uid, score }], points: 2, maximum: 2 },
    };
    const again = { question: left, questionIn: () => left, revision: 9, reason: 'mended' };
    givenSitting(...sat, recorded)
      .when((state) => rescoreQuestion(state, again))
      .then([]);
  });
});

test('analyses the written text, or nothing for an unanswered or erased one', () => {
  const stateOf = (...past: MockTestEvent[]) => {
    const state = fold(mockTestStream, past);
    if (state.status === 'not_started') throw new Error(state.status);
    return state;
  };
  const empty = { type: 'WSC', text: '' };
  expect(answerToAnalyse(stateOf(...sat), wscQuestion)).toEqual({ type: 'WSC', text: 'Tea was dear.' });
  expect(answerToAnalyse(stateOf(...sat), left)).toEqual(empty);
  const gone: MockTestEvent = {
    type: 'MockTestAnswerSubmitted',
    data: { uid: wscQuestion.uid, index: 0, answer: { type: 'WSC', text: erased } },
  };
  expect(answerToAnalyse(stateOf(started, gone), wscQuestion)).toEqual(empty);
});
