import { expect, it } from 'vitest';
import type { TypeCode } from '../question-types/type-code.ts';
import { strengthOf } from './skill-statistics.ts';
import { suggestedType } from './suggested-type.ts';

const strength = (type: TypeCode, answered: number, share: number) => ({
  type,
  ...strengthOf({ answered, points: answered * share, maximum: answered }),
});
const types: readonly TypeCode[] = ['RSA', 'RFB', 'LWD'];

it('is a type that was never answered, in the order of the menu', () => {
  const none = { reason: 'new_type', answered: 0, percent: null };
  expect(suggestedType(types, [])).toEqual({ type: 'RSA', ...none });
  const some = [strength('RSA', 3, 0.1), strength('LWD', 60, 0.5)];
  expect(suggestedType(types, some)).toEqual({ type: 'RFB', ...none });
});

it('is then what too little is known of, and tells no share of it', () => {
  const all = [strength('RSA', 60, 0.2), strength('RFB', 5, 0.9), strength('LWD', 3, 0.1)];
  expect(suggestedType(types, all)).toEqual({
    type: 'LWD',
    reason: 'little_known',
    answered: 3,
    percent: null,
  });
});

it('is the weakest type of the exam where all are known', () => {
  const all = [
    strength('RSA', 60, 0.4),
    strength('RFB', 60, 0.8),
    strength('LWD', 60, 0.3),
    strength('WWM', 60, 0),
  ];
  expect(suggestedType(types, all)).toEqual({
    type: 'LWD',
    reason: 'weakest_type',
    answered: 60,
    percent: 30,
  });
});

it('is missing where the exam has no questions', () => {
  expect(suggestedType([], [strength('RSA', 60, 0.4)])).toBeUndefined();
});
