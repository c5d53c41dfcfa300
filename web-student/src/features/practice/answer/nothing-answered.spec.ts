import { expect, it } from 'vitest';
import {
  answerableCodes,
  isScoredByRule,
  answerSchema,
  fitsQuestion,
  scoreAnswer,
  studentView,
} from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { nothingAnswered } from './nothing-answered.ts';

it.each(answerableCodes.filter(isScoredByRule))('%s accepts an empty answer, which earns nothing', (code) => {
  const question = sampleQuestions[code];
  const nothing = nothingAnswered(studentView(question, 'before'));
  expect(answerSchema.safeParse(nothing).success).toBe(true);
  expect(fitsQuestion(question, nothing)).toBe(true);
  expect(scoreAnswer(question, nothing)).toMatchObject({ points: 0, successful: false });
});
