import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRejection } from '../core/events/decision.ts';
import { fold } from '../core/events/stream.ts';
import { erased } from '../core/events/personal.ts';
import { given } from '../core/testing/given-when-then.ts';
import { scoreAnswer, type Answer, type RuleQuestion } from '../question-types/registry.ts';
import { questionWithAnswer } from '../question-types/testing/any-question.ts';
import { sampleQuestions } from '../question-types/testing/questions.ts';
import { objectiveScore } from '../scoring/score.ts';
import {
  failAnalysis,
  questionAttemptStream,
  recordScore,
  rescoreAnswer,
  scoreOf,
  submitAnswer,
  type QuestionAttempt,
  type QuestionAttemptEvent,
  type RescoreAnswer,
  type SubmitAnswer,
} from './question-attempt.ts';
import { answerOf, isSameAnswer } from '../question-types/recorded-answer.ts';

const { RSA: rsaQuestion, LWD: lwdQuestion } = sampleQuestions;
const right: Answer = { type: 'RSA', selectedAnswer: 'By ship' };
const submission: SubmitAnswer = {
  attemptId: 'attempt-1',
  question: rsaQuestion,
  revision: 3,
  answer: right,
  secondsUsed: 41,
  timeline: [],
  viewer: { kind: 'visitor' },
  now: '2026-11-21T12:00:00.000Z',
};
const submit =
  (changes: Partial<SubmitAnswer> = {}) =>
  (attempt: QuestionAttempt) =>
    submitAnswer(attempt, { ...submission, ...changes });
const events = (question: RuleQuestion, answer: Answer): QuestionAttemptEvent[] => {
  const { uid, type, difficulty, topics } = question;
  const attempt = { attemptId: 'attempt-1', uid, type, secondsUsed: 41 };
  const score = scoreAnswer(question, answer);
  return [
    { type: 'AnswerSubmitted', data: { ...attempt, revision: 3, answer } },
    { type: 'AnswerScored', data: { ...attempt, difficulty, topics, score } },
  ];
};
const answered = events(rsaQuestion, right);
const givenAttempt = (past: readonly QuestionAttemptEvent[] = []) => given(questionAttemptStream, past);

describe('an answer in practice', () => {
  test('is stored with the answered revision and scored immediately', () => {
    givenAttempt().when(submit()).then(answered);
  });

  test('is stored once when sent again, whatever its seconds', () => {
    givenAttempt(answered).when(submit()).then([]);
    givenAttempt(answered)
      .when(submit({ secondsUsed: 90 }))
      .then([]);
  });

  test('cannot be replaced by another', () => {
    const other = submit({ answer: { type: 'RSA', selectedAnswer: 'By rail' } });
    givenAttempt(answered).when(other).thenRejected('already_submitted');
    const elsewhere = submit({ question: { ...rsaQuestion, uid: 'RSA-9002' } });
    givenAttempt(answered).when(elsewhere).thenRejected('already_submitted');
  });

  test('must be allowed by the question', () => {
    givenAttempt()
      .when(submit({ answer: { type: 'RSA', selectedAnswer: 'By air' } }))
      .thenRejected('answer_does_not_fit');
    givenAttempt()
      .when(submit({ answer: { type: 'LWD', text: 'By ship' } }))
      .thenRejected('answer_does_not_fit');
  });

  test('to a question behind the paywall needs a paid user', () => {
    const question = { ...rsaQuestion, free: false };
    givenAttempt().when(submit({ question })).thenRejected('paid_plan_needed');
    const paid = { kind: 'student', paidExpiryTime: '2026-11-22T12:00:00.000Z' } as const;
    givenAttempt()
      .when(submit({ question, viewer: paid }))
      .then(answered);
    const late = submit({ question, viewer: paid, now: '2026-11-22T12:00:00.000Z' });
    givenAttempt().when(late).thenRejected('paid_plan_needed');
  });

  test('keeps its score for a repeated answer after the paid time ended', () => {
    givenAttempt(answered)
      .when(submit({ question: { ...rsaQuestion, free: false } }))
      .then([]);
  });
});

test('stores the timeline with the answer', () => {
  const timeline = [{ atMs: 900, act: 'chose' as const, part: 1 }];
  const [submitted, first] = answered;
  givenAttempt()
    .when(submit({ timeline }))
    .then([
      { ...submitted, data: { ...submitted?.data, timeline } } as QuestionAttemptEvent,
      first ?? never(),
    ]);
});

function never(): never {
  throw new Error('an answer gives two events');
}

describe('a question whose key was corrected', () => {
  const corrected = { ...rsaQuestion, correctIndex: 0 };
  const rescore =
    (changes: Partial<RescoreAnswer> = {}) =>
    (attempt: QuestionAttempt) =>
      rescoreAnswer(attempt, {
        attemptId: 'attempt-1',
        questionIn: () => rsaQuestion,
        question: corrected,
        revision: 4,
        reason: 'The key was wrong.',
        answeredAt: '2026-11-21T12:00:00.000Z',
        ...changes,
      });
  const { uid, type, difficulty, topics } = corrected;
  const rescored: QuestionAttemptEvent = {
    type: 'AnswerRescored',
    data: {
      attemptId: 'attempt-1',
      uid,
      type,
      difficulty,
      topics,
      revision: 4,
      score: scoreAnswer(corrected, right),
      previous: { points: 1, maximum: 1, successful: true },
      reason: 'The key was wrong.',
      answeredAt: '2026-11-21T12:00:00.000Z',
      secondsUsed: 41,
    },
  };

  test('adds a second score beside the first', () => {
    givenAttempt(answered).when(rescore()).then([rescored]);
    const first = { score: scoreAnswer(rsaQuestion, right), revision: 3 };
    const second = { score: scoreAnswer(corrected, right), revision: 4, reason: 'The key was wrong.' };
    givenAttempt(answered)
      .when(rescore())
      .thenState({
        status: 'scored',
        uid: 'RSA-9001',
        revision: 3,
        answer: right,
        secondsUsed: 41,
        timeline: [],
        scores: [first, second],
      });
    expect(scoreOf(scored([...answered, rescored]))).toEqual(second);
  });

  test('adds one score per revision, never for an older one', () => {
    givenAttempt([...answered, rescored])
      .when(rescore({ revision: 3 }))
      .then([]);
    givenAttempt(answered)
      .when(rescore({ revision: 3 }))
      .then([]);
  });

  test('records the previous score, also the second time', () => {
    const again = rescore({ question: rsaQuestion, revision: 5 });
    const before = fold(questionAttemptStream, [...answered, rescored]);
    expect(again(before)).toMatchObject([{ data: { previous: { points: 0 }, score: { points: 1 } } }]);
  });

  test('scores an answer that no longer fits: a removed part earns nothing', () => {
    const other = { ...rsaQuestion, multichoice: ['By air', 'On foot'], correctIndex: 0 };
    const decision = rescore({ question: other })(fold(questionAttemptStream, answered));
    expect(decision).toMatchObject([{ data: { score: { points: 0 } } }]);
  });

  test('skips an erased answer and refuses another question', () => {
    const [submitted, first] = events(lwdQuestion, { type: 'LWD', text: 'The door' });
    const gone = { ...submitted, data: { ...submitted?.data, answer: { type: 'LWD', text: erased } } };
    const past = [gone as QuestionAttemptEvent, first ?? never()];
    givenAttempt(past)
      .when(rescore({ questionIn: () => lwdQuestion, question: lwdQuestion }))
      .then([]);
    givenAttempt(answered)
      .when(rescore({ question: { ...corrected, uid: 'RSA-9002' } }))
      .thenRejected('not_found');
    givenAttempt().when(rescore()).thenRejected('not_found');
  });
});

function scored(past: readonly QuestionAttemptEvent[]) {
  const state = fold(questionAttemptStream, past);
  return state.status === 'scored' ? state : never();
}

test('treats only an equal answer as a repetition, in every type', () => {
  fc.assert(
    fc.property(questionWithAnswer, questionWithAnswer, (one, other) => {
      const isSame = JSON.stringify(one.answer) === JSON.stringify(other.answer);
      expect(isSameAnswer(one.answer, other.answer)).toBe(isSame);
      expect(isSameAnswer(one.answer, structuredClone(one.answer))).toBe(true);
    }),
  );
  const items = ['A', 'B', 'C', 'D'];
  expect(isSameAnswer({ type: 'RRP', items }, { type: 'RRP', items: items.toReversed() })).toBe(false);
  const words = { type: 'RFB' as const, selectedAnswer: ['went', ''] };
  expect(isSameAnswer(words, { ...words, selectedAnswer: ['', 'went'] })).toBe(false);
});

test('treats an erased answer as readable but equal to none', () => {
  const typed: Answer = { type: 'LWD', text: 'The door opens.' };
  const [submitted] = events(lwdQuestion, typed);
  const shredded = { ...submitted?.data, answer: { type: 'LWD', text: erased } };
  const read = questionAttemptStream.decode('AnswerSubmitted', 1, shredded as never);
  const state = fold(questionAttemptStream, [read]);
  expect(state).toMatchObject({ status: 'submitted', answer: { type: 'LWD', text: erased } });
  expect(answerOf({ type: 'LWD', text: erased })).toBeUndefined();
  expect(isSameAnswer({ type: 'LWD', text: erased }, typed)).toBe(false);
  expect(answerOf({ type: 'LWB', texts: ['Europe', erased] })).toBeUndefined();
  expect(answerOf({ type: 'LWB', texts: ['Europe', ''] })).toEqual({ type: 'LWB', texts: ['Europe', ''] });
});

test('protects typed text, and not choices', () => {
  expect(questionAttemptStream.protectedPathsOf('AnswerSubmitted')).toEqual([
    { path: ['answer', 'text'], secret: false },
    { path: ['answer', 'texts', '*'], secret: false },
  ]);
  // Suggestions repeat typed text; recognised words repeat spoken text.
  const evidence = [
    ['score', 'traits', '*', 'evidence', '*'],
    ['score', 'remarks', '*'],
  ];
  const paths = questionAttemptStream.protectedPathsOf('AnswerScored').map(({ path }) => path.join('.'));
  expect(paths.toSorted()).toEqual(
    [
      ...evidence.flatMap((place) => [
        [...place, 'heard'],
        [...place, 'suggestions', '*'],
      ]),
      ['score', 'heard', '*', 'text'],
    ]
      .map((path) => path.join('.'))
      .toSorted(),
  );
});

test('stores and recognises every valid answer', () => {
  fc.assert(
    fc.property(questionWithAnswer, ({ question, answer }) => {
      const decide = submit({ question: { ...question, free: true }, answer });
      const decision = decide({ status: 'open' });
      if (isRejection(decision)) throw new Error(decision.rejected);
      const stored = decision.map((event) => {
        const wire = JSON.parse(JSON.stringify(questionAttemptStream.encode(event))) as never;
        return questionAttemptStream.decode(event.type, 1, wire);
      });
      expect(stored).toEqual(decision);
      expect(decide(fold(questionAttemptStream, stored))).toEqual([]);
    }),
  );
});

describe('an answer scored by an analysis', () => {
  const { WSC } = sampleQuestions;
  const { uid, type, difficulty, topics } = WSC;
  const answer = { type: 'WSC', text: 'Tea came by ship, and it was dear.' } as const;
  const of = { attemptId: 'attempt-1', uid, type };
  const submitted: QuestionAttemptEvent = {
    type: 'AnswerSubmitted',
    data: { ...of, secondsUsed: 41, revision: 3, answer },
  };
  const score = { ...objectiveScore(1, 2, false, []), scorer: 'form-and-spelling' };
  const scoredLater = (by = score): QuestionAttemptEvent => ({
    type: 'AnswerScored',
    data: { ...of, difficulty, topics, score: by, secondsUsed: 41 },
  });
  const failed: QuestionAttemptEvent = {
    type: 'AnswerAnalysisFailed',
    data: { ...of, reason: 'No answer.' },
  };
  const record =
    (by = score) =>
    (attempt: QuestionAttempt) =>
      recordScore(attempt, { attemptId: 'attempt-1', question: WSC, score: by });
  const fail = (attempt: QuestionAttempt) =>
    failAnalysis(attempt, { attemptId: 'attempt-1', reason: 'No answer.' });

  test('is stored without a score, and once', () => {
    givenAttempt()
      .when(submit({ question: WSC, answer }))
      .then([submitted]);
    givenAttempt([submitted])
      .when(submit({ question: WSC, answer }))
      .then([]);
    expect(fold(questionAttemptStream, [submitted]).status).toBe('submitted');
  });

  test('gets its score once', () => {
    givenAttempt([submitted]).when(record()).then([scoredLater()]);
    givenAttempt([submitted, scoredLater()]).when(record()).then([]);
  });

  test('keeps its first score when another version analyses it again', () => {
    for (const other of [
      { ...score, scorerVersion: 3 },
      { ...score, scorer: 'another' },
    ]) {
      givenAttempt([submitted, scoredLater()]).when(record(other)).then([]);
    }
  });

  test('records a failure once, unless it has a score, which may still follow', () => {
    givenAttempt([submitted]).when(fail).then([failed]);
    givenAttempt([submitted, failed]).when(fail).then([]);
    givenAttempt([submitted, scoredLater()]).when(fail).then([]);
    expect(fold(questionAttemptStream, [submitted, failed])).toMatchObject({
      status: 'failed',
      reason: 'No answer.',
      answer,
    });
    givenAttempt([submitted, failed]).when(record()).then([scoredLater()]);
    expect(fold(questionAttemptStream, [submitted, failed, scoredLater()]).status).toBe('scored');
  });

  test('must exist', () => {
    givenAttempt().when(record()).thenRejected('not_found');
    givenAttempt().when(fail).thenRejected('not_found');
    givenAttempt(answered).when(record()).thenRejected('not_found');
  });
});
