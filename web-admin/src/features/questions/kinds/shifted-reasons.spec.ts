import { expect, test } from 'vitest';
import { shiftedReasons } from './shifted-reasons.ts';

test('keeps each reason with its word when earlier words are added or removed', () => {
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
