import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { supplyLines, supplyOf } from './supply.ts';

const short = sampleQuestions.SSQ;
const bank = Array.from({ length: 13 }, (_, index) => ({
  ...short,
  uid: `SSQ-90${10 + index}`,
  reserved: index < 6,
}));

test('divides the questions of a type by those in a test', () => {
  // Core asks five short questions in a test.
  expect(supplyOf('core', bank).find(({ type }) => type === 'SSQ')).toEqual({
    type: 'SSQ',
    tests: 2,
    kept: 1,
  });
});

test('ends with the scarcest type, even one without a question', () => {
  expect(supplyOf('core', bank)[0]?.tests).toBe(0);
  expect(supplyLines(bank)).toContainEqual(
    expect.stringMatching(/^full tests without repeats, core: 0, 0 of/),
  );
});
