import { expect, test } from 'vitest';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { wscQuestion } from '../../question-types/testing/questions.ts';
import { objectiveScore } from '../../scoring/score.ts';
import { mockTestStream, type MockTestAttempt, type MockTestEvent } from '../mock-test-attempt.ts';
import { recordSecondTestScore, requestTestScoreNotice } from './second-score.ts';
import { oneClock } from '../testing/one-clock.ts';

const { uid } = wscQuestion;
const leftOut = 'WSC-9002';
const started: MockTestEvent = {
  type: 'MockTestStarted',
  data: {
    sessionId: 'session-1',
    mockTestId: 'writing_sprint',
    userId: 'user-1',
    sections: oneClock('writing', 360, [
      { uid, revision: 1 },
      { uid: leftOut, revision: 1 },
    ]),
    startedAt: '2026-11-21T12:00:00.000Z',
    expiresAt: '2026-11-28T12:00:00.000Z',
  },
};
const written: MockTestEvent = {
  type: 'MockTestAnswerSubmitted',
  data: { uid, index: 0, answer: { type: 'WSC', text: 'Tea was dear.' } },
};
const scoreBy = (scorerVersion: number, points: number) => ({
  ...objectiveScore(points, 2, points > 1, []),
  scorer: 'writing',
  scorerVersion,
});
const recorded: MockTestEvent = {
  type: 'MockTestResultRecorded',
  data: {
    mockTestId: 'writing_sprint',
    results: [
      { uid, score: scoreBy(3, 1) },
      { uid: leftOut, score: scoreBy(3, 0) },
    ],
    points: 1,
    maximum: 4,
  },
};
const sat = [
  started,
  written,
  { type: 'MockTestSectionEnded', data: { section: 'writing', cause: 'deadline' } },
  { type: 'MockTestSubmitted', data: { answered: 1, questions: 2 } },
] satisfies MockTestEvent[];
const again = (isNoticeRequested = false): MockTestEvent => ({
  type: 'MockTestAnswerScoredAgain',
  data: {
    uid,
    score: scoreBy(4, 2),
    first: { points: 1, maximum: 2, successful: false, scorer: 'writing', scorerVersion: 3 },
    rolloutId: 'r1',
    isNoticeRequested,
  },
});
const requested: MockTestEvent = { type: 'MockTestNewScoreNoticeRequested', data: { uid } };
const record = (of: string) => (state: MockTestAttempt) =>
  recordSecondTestScore(state, { uid: of, score: scoreBy(4, 2), rolloutId: 'r1' });
const request = (of: string) => (state: MockTestAttempt) => requestTestScoreNotice(state, { uid: of });
const givenSitting = (...past: MockTestEvent[]) => given(mockTestStream, past);

test('adds a newer score once beside the first, without changing the points of the test', () => {
  givenSitting(...sat, recorded)
    .when(record(uid))
    .then([again()]);
  givenSitting(...sat, recorded, again())
    .when(record(uid))
    .then([]);
  expect(fold(mockTestStream, [...sat, recorded, again()])).toMatchObject({
    points: 1,
    maximum: 4,
    results: [
      { uid, score: scoreBy(3, 1), secondScores: [{ score: scoreBy(4, 2) }] },
      { score: scoreBy(3, 0) },
    ],
  });
});

test('adds none before the result, for an unanswered question, or for another test', () => {
  givenSitting(...sat)
    .when(record(uid))
    .then([]);
  givenSitting(...sat, recorded)
    .when(record(leftOut))
    .then([]);
  givenSitting(...sat, recorded)
    .when(record('WSC-9999'))
    .thenRejected('not_in_this_test');
  givenSitting().when(record(uid)).thenRejected('mock_test_not_found');
});

test('requests a notification once, which the next score records', () => {
  givenSitting(...sat, recorded)
    .when(request(uid))
    .then([requested]);
  givenSitting(...sat, recorded, requested)
    .when(request(uid))
    .then([]);
  givenSitting(...sat, recorded, requested)
    .when(record(uid))
    .then([again(true)]);
  givenSitting(...sat)
    .when(request(uid))
    .thenRejected('not_in_this_test');
});
