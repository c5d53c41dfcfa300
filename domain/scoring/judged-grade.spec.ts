import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typeCodes } from '../question-types/type-code.ts';
import { isJudged, isRight, judgedGrade } from './judged-grade.ts';

test('an answer judged in parts is right if its grade is good or better, any other if it is successful', () => {
  const answer = fc.record({
    type: fc.constantFrom(...typeCodes),
    points: fc.integer({ min: 0, max: 15 }),
    maximum: fc.constant(15),
    successful: fc.boolean(),
  });
  fc.assert(
    fc.property(answer, (answered) => {
      const { type, points, maximum, successful } = answered;
      const isGood = ['excellent', 'good'].includes(judgedGrade(points / maximum));
      expect(isRight(answered)).toBe(isJudged(type) ? isGood : successful);
    }),
  );
  expect([isJudged('WWE'), isJudged('SRA'), isJudged('RSA'), isJudged('SSQ')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
