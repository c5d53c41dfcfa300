import { expect, it } from 'vitest';
import type { TypeCode } from '#domain/question-types/type-code.ts';
import { suggestedType } from './suggested-type.ts';

const average = (type: TypeCode, percent: number) => ({
  type,
  answered: 1,
  right: 0,
  points: percent,
  maximum: 100,
  seconds: 10,
});
const types: readonly TypeCode[] = ['RSA', 'RFB', 'LWD'];

it('is a type that was never tried, in the order of the menu', () => {
  expect(suggestedType(types, [])).toEqual({ type: 'RSA', reason: 'new_type' });
  expect(suggestedType(types, [average('RSA', 5), average('LWD', 50)])).toEqual({
    type: 'RFB',
    reason: 'new_type',
  });
});

it('is then the weakest type of the exam', () => {
  const all = [average('RSA', 40), average('RFB', 80), average('LWD', 39), average('WWM', 1)];
  expect(suggestedType(types, all)).toEqual({ type: 'LWD', reason: 'weakest_type' });
});

it('is missing where the exam has no questions', () => {
  expect(suggestedType([], [average('RSA', 40)])).toBeUndefined();
});
