import { expect, it } from 'vitest';
import { typesOf } from '#domain/question-types/catalogue/exam-sections.ts';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { firstStepOf } from './first-steps.ts';

const bank = (done: Partial<Record<TypeCode, number>> = {}) =>
  typesOf('new_format').map((type) => ({ type, total: 20, done: done[type] ?? 0 }));

it('asks three questions first, then checks the level', () => {
  expect(firstStepOf(false, 'new_format', bank())).toEqual({ name: 'questions' });
  const check = firstStepOf(true, 'new_format', bank());
  if (check?.name !== 'check') throw new Error('There is no check');
  expect(check.left).toHaveLength(check.total);
  const [first] = check.left;
  if (first === undefined) throw new Error('The check is empty');
  expect(firstStepOf(true, 'new_format', bank({ [first]: 1 }))).toEqual({
    ...check,
    left: check.left.slice(1),
  });
});

it('still asks the questions after a few answers', () => {
  expect(firstStepOf(false, 'new_format', bank({ RSA: 1, WWE: 2 }))).toEqual({ name: 'questions' });
});

it('skips students who have practised, and an empty question bank', () => {
  expect(firstStepOf(false, 'new_format', bank({ RSA: 20 }))).toBeUndefined();
  expect(firstStepOf(true, 'new_format', bank({ RSA: 20 }))).toBeUndefined();
  expect(firstStepOf(true, 'new_format', [])).toBeUndefined();
});
