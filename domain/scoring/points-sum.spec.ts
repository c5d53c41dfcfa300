import { expect, it } from 'vitest';
import { scoreAnswer } from '../question-types/registry.ts';
import { sampleQuestions } from '../question-types/testing/questions.ts';
import { judgedGrade } from './judged-grade.ts';
import { pointsSum } from './points-sum.ts';

const { RMA, LIW, RSA } = sampleQuestions;
const wrongOf = RMA.multichoice.filter((_, at) => !RMA.correctIndexes.includes(at));
const rightOf = RMA.multichoice.filter((_, at) => RMA.correctIndexes.includes(at));
const choose = (selectedAnswer: string[]) => pointsSum(scoreAnswer(RMA, { type: 'RMA', selectedAnswer }));

it('shows the sum if a wrong choice costs a point, and the floor at 0', () => {
  expect(choose(rightOf)).toBeUndefined();
  expect(choose([...rightOf, ...wrongOf.slice(0, 1)])).toBe(
    `${rightOf.length} right − 1 wrong = ${rightOf.length - 1} of ${rightOf.length}`,
  );
  expect(choose(wrongOf.slice(0, 1))).toBe(`0 right − 1 wrong = 0 of ${rightOf.length}, never below 0`);
  const words = [
    ...LIW.indexToClick,
    ...[0, 1, 2].filter((at) => !LIW.indexToClick.includes(at)).slice(0, 1),
  ];
  expect(pointsSum(scoreAnswer(LIW, { type: 'LIW', selectedAnswer: words }))).toContain('− 1 wrong');
  const other = RSA.multichoice.find((_, at) => at !== RSA.correctIndex) ?? '';
  expect(pointsSum(scoreAnswer(RSA, { type: 'RSA', selectedAnswer: other }))).toBeUndefined();
});

it.each([
  [14.5, 15, 'excellent'],
  [10, 15, 'good'],
  [8, 15, 'fair'],
  [5, 15, 'weak'],
  [0, 15, 'weak'],
] as const)('%d of %d judged points are %s', (points, maximum, grade) => {
  expect(judgedGrade(points / maximum)).toBe(grade);
});
