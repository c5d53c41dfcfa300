import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { formOf } from './question-form.ts';
import { rebase } from './rebase.ts';
import { marked, moved, shiftedReasons } from './rows.ts';

test('a row changes places with its neighbour, and at an end it stays', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});

test('one option is right, or several', () => {
  const rows = [{ isRight: true }, { isRight: false }];
  const rights = (onlyOne: boolean) =>
    marked(rows, 1, { isRight: true, onlyOne }).map(({ isRight }) => isRight);
  expect(rights(true)).toEqual([false, true]);
  expect(rights(false)).toEqual([true, true]);
});

test('reasons stay with their words when words come or go before them', () => {
  const reason = (text: string) => ({ text, quote: '' });
  const reasons = { 0: reason('a'), 2: reason('c') };
  const words = (text: string) => text.split(' ');
  expect(shiftedReasons(reasons, words('a b c'), words('a x b c'))).toEqual({
    0: reason('a'),
    3: reason('c'),
  });
  expect(shiftedReasons(reasons, words('a b c'), words('a c'))).toEqual({ 0: reason('a'), 1: reason('c') });
  expect(shiftedReasons(reasons, words('a b c'), words('a b cc'))).toEqual(reasons);
});

test('my changes are put on a newer revision, and what both changed is told', () => {
  const base = formOf(sampleQuestions.RSA);
  const newer = { ...base, title: 'Theirs', difficulty: 5 };
  const mine = { ...base, title: 'Mine', free: false };
  const { form, both } = rebase(base, mine, newer);
  expect(form).toEqual({ ...base, title: 'Mine', difficulty: 5, free: false });
  expect(both).toEqual(['title']);
  expect(rebase(base, base, newer)).toEqual({ form: newer, both: [] });
});
