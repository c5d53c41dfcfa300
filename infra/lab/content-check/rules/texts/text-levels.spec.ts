import { expect, test } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { fileOf } from '../../testing/files.ts';
import { academicFindings, gradeFindings, levelsOf } from './text-levels.ts';

const easy = 'The dog ran to the gate and sat in the sun. '.repeat(5);
const hard =
  'Economists analyse significant institutional structures, although individual policies evidently contradict theoretical assumptions. '.repeat(
    5,
  );
const set = (easyText: string, hardText: string) =>
  [1, 2, 1, 2, 4, 5, 4, 5].map((difficulty) =>
    fileOf({ ...rsaQuestion, difficulty, topic: difficulty < 3 ? easyText : hardText }),
  );

test('requires hard texts to be harder to read and more academic than easy ones', () => {
  expect(gradeFindings(set(easy, hard))).toEqual([]);
  expect(academicFindings(set(easy, hard))).toEqual([]);
});

test('reports both otherwise', () => {
  expect(gradeFindings(set(hard, easy))).toMatchObject([['difficulty', expect.stringContaining('grade')]]);
  expect(academicFindings(set(hard, easy))).toMatchObject([
    ['difficulty', expect.stringContaining('academic words')],
  ]);
});

test('does not compare a few texts, or single sentences', () => {
  expect(gradeFindings(set(hard, easy).slice(1))).toEqual([]);
  expect(levelsOf([fileOf({ ...rsaQuestion, topic: 'One sentence.' })])).toEqual([]);
});
