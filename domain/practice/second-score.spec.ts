import { describe, expect, test } from 'vitest';
import { erased } from '../core/events/personal.ts';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import { sampleQuestions } from '../question-types/testing/questions.ts';
import { objectiveScore } from '../scoring/score.ts';
import {
  questionAttemptStream,
  scoreOf,
  type QuestionAttempt,
  type QuestionAttemptEvent,
} from './question-attempt.ts';
import { recordSecondScore, requestNewScoreNotice } from './second-score.ts';

const { WSC } = sampleQuestions;
const of = { attemptId: 'attempt-1', uid: WSC.uid, type: WSC.type } as const;
const submitted: QuestionAttemptEvent = {
  type: 'AnswerSubmitted',
  data: { ...of, secondsUsed: 41, revision: 3, answer: { type: 'WSC', text: 'Tea came by ship.' } },
};
const scoreBy = (scorerVersion: number, points = 1, scorer = 'writing') => ({
  ...objectiveScore(points, 2, points > 1, []),
  scorer,
  scorerVersion,
});
const first: QuestionAttemptEvent = {
  type: 'AnswerScored',
  data: { ...of, score: scoreBy(3), secondsUsed: 41 },
};
const again = (scorerVersion: number, isNoticeRequested = false): QuestionAttemptEvent => ({
  type: 'AnswerScoredAgain',
  data: {
    ...of,
    score: scoreBy(scorerVersion, 2),
    first: { points: 1, maximum: 2, successful: false, scorer: 'writing', scorerVersion: 3 },
    rolloutId: 'r1',
    isNoticeRequested,
  },
});
const requested: QuestionAttemptEvent = { type: 'NewScoreNoticeRequested', data: of };
const record =
  (score = scoreBy(4, 2)) =>
  (state: QuestionAttempt) =>
    recordSecondScore(state, { attemptId: 'attempt-1', score, rolloutId: 'r1' });
const request = (state: QuestionAttempt) => requestNewScoreNotice(state, { attemptId: 'attempt-1' });
const givenAttempt = (...past: readonly QuestionAttemptEvent[]) => given(questionAttemptStream, past);

describe('a score by a newer scorer', () => {
  test('is added beside the first one, which still counts', () => {
    givenAttempt(submitted, first)
      .when(record())
      .then([again(4)]);
    const state = fold(questionAttemptStream, [submitted, first, again(4), again(5)]);
    expect(state.status === 'scored' && scoreOf(state).score).toEqual(scoreBy(3));
    expect(state).toMatchObject({ secondScores: [{ score: scoreBy(4, 2) }, { score: scoreBy(5, 2) }] });
  });

  test('is added once per version, never by an older one or another scorer', () => {
    givenAttempt(submitted, first, again(4)).when(record()).then([]);
    givenAttempt(submitted, first, again(5)).when(record()).then([]);
    givenAttempt(submitted, first, again(4))
      .when(record(scoreBy(5, 2)))
      .then([again(5)]);
    for (const other of [scoreBy(3), scoreBy(2), scoreBy(9, 2, 'writing-chat')])
      givenAttempt(submitted, first).when(record(other)).then([]);
  });

  test('needs a first score and a stored answer', () => {
    const gone = { ...submitted.data, answer: { type: 'WSC', text: erased } };
    givenAttempt({ type: 'AnswerSubmitted', data: gone } as QuestionAttemptEvent, first)
      .when(record())
      .then([]);
    givenAttempt(submitted).when(record()).then([]);
    givenAttempt().when(record()).thenRejected('not_found');
  });

  test('records whether the student requested it, once', () => {
    givenAttempt(submitted, first).when(request).then([requested]);
    givenAttempt(submitted, first, requested).when(request).then([]);
    givenAttempt(submitted, first, requested)
      .when(record())
      .then([again(4, true)]);
    givenAttempt().when(request).thenRejected('not_found');
    givenAttempt(submitted).when(request).thenRejected('not_found');
  });

  test('is not expected for an answer scored by a rule', () => {
    const ofRule = { attemptId: 'attempt-1', uid: 'RSA-0001', type: 'RSA' } as const;
    givenAttempt(
      {
        type: 'AnswerSubmitted',
        data: {
          ...ofRule,
          revision: 1,
          secondsUsed: 3,
          answer: { type: 'RSA', selectedAnswer: 'By ship' },
        },
      },
      {
        type: 'AnswerScored',
        data: { ...ofRule, score: objectiveScore(1, 1, true, []), secondsUsed: 3 },
      },
    )
      .when(request)
      .thenRejected('not_found');
  });
});
