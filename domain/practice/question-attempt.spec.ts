import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, isRejection } from '../core/decider.ts';
import { erased } from '../core/personal.ts';
import { given } from '../core/testing/given-when-then.ts';
import { scoreAnswer, type Answer, type Question } from '../question-types/registry.ts';
import { lwdQuestion, questionWithAnswer, rsaQuestion } from '../question-types/testing/questions.ts';
import {
  questionAttemptCodec,
  questionAttemptDecider,
  type QuestionAttemptEvent,
  type SubmitAnswer,
} from './question-attempt.ts';
import { answerOf, isSameAnswer } from './recorded-answer.ts';

const right: Answer = { type: 'RSA', selectedAnswer: 'By ship' };
const submit = (changes: Partial<SubmitAnswer> = {}): SubmitAnswer => ({
  type: 'submitAnswer',
  attemptId: 'attempt-1',
  question: rsaQuestion,
  questionVersion: 3,
  answer: right,
  secondsUsed: 41,
  viewer: { kind: 'visitor' },
  now: '2026-11-21T12:00:00.000Z',
  ...changes,
});
const events = (question: Question, answer: Answer): QuestionAttemptEvent[] => {
  const attempt = { attemptId: 'attempt-1', uid: question.uid, type: question.type, secondsUsed: 41 };
  return [
    { type: 'AnswerSubmitted', data: { ...attempt, questionVersion: 3, answer } },
    { type: 'AnswerScored', data: { ...attempt, score: scoreAnswer(question, answer) } },
  ];
};
const answered = events(rsaQuestion, right);
const givenAttempt = (past: readonly QuestionAttemptEvent[] = []) => given(questionAttemptDecider, past);

describe('an answer in practice', () => {
  test('is stored with the version that was answered and scored at once', () => {
    givenAttempt().when(submit()).then(answered);
  });

  test('sent again changes nothing, whoever counts the seconds', () => {
    givenAttempt(answered).when(submit()).then([]);
    givenAttempt(answered)
      .when(submit({ secondsUsed: 90 }))
      .then([]);
  });

  test('cannot be exchanged for another', () => {
    const other = submit({ answer: { type: 'RSA', selectedAnswer: 'By rail' } });
    givenAttempt(answered).when(other).thenRejected('already_submitted');
    const elsewhere = submit({ question: { ...rsaQuestion, uid: 'RSA-9002' } });
    givenAttempt(answered).when(elsewhere).thenRejected('already_submitted');
  });

  test('must be one that the question allows', () => {
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

  test('keeps its score when the paid time is over and the same answer comes again', () => {
    givenAttempt(answered)
      .when(submit({ question: { ...rsaQuestion, free: false } }))
      .then([]);
  });
});

test('a second score stands beside the first', () => {
  const better = { ...scoreAnswer(rsaQuestion, right), scorerVersion: 2 };
  const rescored: QuestionAttemptEvent = {
    type: 'AnswerScored',
    data: { attemptId: 'attempt-1', uid: 'RSA-9001', type: 'RSA', secondsUsed: 41, score: better },
  };
  givenAttempt([...answered, rescored])
    .when(submit())
    .thenState({
      status: 'scored',
      uid: 'RSA-9001',
      questionVersion: 3,
      answer: right,
      secondsUsed: 41,
      scores: [scoreAnswer(rsaQuestion, right), better],
    });
});

test('only the same answer is a repetition, whatever its type', () => {
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

test('an erased answer can be read, is nobody’s repetition and is not given', () => {
  const typed: Answer = { type: 'LWD', text: 'The door opens.' };
  const [submitted] = events(lwdQuestion, typed);
  const shredded = { ...submitted?.data, answer: { type: 'LWD' as const, text: erased } };
  const read = questionAttemptCodec.decode('AnswerSubmitted', 1, shredded);
  const state = fold(questionAttemptDecider, [read]);
  expect(state).toMatchObject({ status: 'submitted', answer: { type: 'LWD', text: erased } });
  expect(answerOf({ type: 'LWD', text: erased })).toBeUndefined();
  expect(isSameAnswer({ type: 'LWD', text: erased }, typed)).toBe(false);
});

test('what is typed is protected, what is chosen is not', () => {
  expect(questionAttemptCodec.protectedPathsOf('AnswerSubmitted')).toEqual([
    { path: ['answer', 'text'], secret: false },
  ]);
  expect(questionAttemptCodec.protectedPathsOf('AnswerScored')).toEqual([]);
});

test('every answer that fits is stored, survives the wire and is recognised when it comes again', () => {
  fc.assert(
    fc.property(questionWithAnswer, ({ question, answer }) => {
      const command = submit({ question: { ...question, free: true }, answer });
      const decision = questionAttemptDecider.decide(command, { status: 'open' });
      if (isRejection(decision)) throw new Error(decision.rejected);
      const stored = decision.map((event) => {
        const wire = JSON.parse(JSON.stringify(questionAttemptCodec.encode(event))) as never;
        return questionAttemptCodec.decode(event.type, 1, wire);
      });
      expect(stored).toEqual(decision);
      expect(questionAttemptDecider.decide(command, fold(questionAttemptDecider, stored))).toEqual([]);
    }),
  );
});
