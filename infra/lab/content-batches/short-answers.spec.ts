import { expect, test } from 'vitest';
import { rightAnswerTo, studentView, type Question } from '#domain/question-types/registry.ts';
import {
  liwQuestion,
  lwbQuestion,
  rfbQuestion,
  rmaQuestion,
  rrpQuestion,
  rsaQuestion,
  sampleQuestions,
} from '#domain/question-types/testing/questions.ts';
import { earnedBy } from './closed.ts';
import { solvedFrom } from './short-answers.ts';

const solve = (question: Question, written: string) =>
  solvedFrom(`${question.uid} ${written}`, new Map([[question.uid, studentView(question, 'before')]]));
const earned = (question: Question, written: string) =>
  earnedBy(question, solve(question, written)?.answer ?? {});

test('scores the notes beside a sheet as in the exercise', () => {
  expect(earned(rsaQuestion, 'B')).toBe(1);
  expect(earned(rsaQuestion, 'a')).toBe(0);
  expect(earned(rsaQuestion, 'H')).toBeUndefined();
  const { multichoice, correctIndexes } = rmaQuestion;
  const letters = correctIndexes.map((index) => 'ABCDEFG'.charAt(index)).join(' ');
  expect(multichoice.length).toBeGreaterThan(correctIndexes.length);
  expect(earned(rmaQuestion, letters)).toBe(1);
  const order = rightAnswerTo(rrpQuestion);
  expect(earned(rrpQuestion, 'items' in order ? order.items.join(', ') : '')).toBe(1);
  expect(earned(rfbQuestion, rfbQuestion.correctAnswers.join(' / '))).toBe(1);
  expect(earned(lwbQuestion, lwbQuestion.correctAnswers.join('/'))).toBe(1);
  expect(earned(liwQuestion, liwQuestion.indexToClick.join(' '))).toBe(1);
  expect(earned(sampleQuestions.SSQ, sampleQuestions.SSQ.correctAnswers[0] ?? '')).toBe(1);
});

test('reads a doubt after a bar, and ignores other lines', () => {
  expect(solve(rsaQuestion, 'B | A is near')).toEqual({
    uid: rsaQuestion.uid,
    answer: { selectedAnswer: 'By ship' },
    doubt: 'A is near',
  });
  expect(solvedFrom('RSA-0001 B', new Map())).toBeUndefined();
  expect(solvedFrom('', new Map())).toBeUndefined();
});
