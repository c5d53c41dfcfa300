import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerableCodes, fitsQuestion, studentView } from '#domain/question-types/registry.ts';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { someAnswer } from './answers.ts';

test.each(answerableCodes)('fits the question for an answer to %s', (code) => {
  const question = sampleQuestions[code];
  const view = studentView(question, 'before');
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.9999, noNaN: true }), (chance) => {
      expect(fitsQuestion(question, someAnswer(view, chance))).toBe(true);
    }),
  );
});
