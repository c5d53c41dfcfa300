import { expect, test } from 'vitest';
import { numberOf } from './numbers.ts';

test.each([
  ['1,500', '1500'],
  ['1500', '1500'],
  ['fifteen hundred', '1500'],
  ['one thousand five hundred', '1500'],
  ['a hundred and five', '105'],
  ['one hundred five', '105'],
  ['two million', '2000000'],
  ['2 million', '2000000'],
  ['twenty five', '25'],
  ['3.5', '3.5'],
  ['three point five', '3.5'],
  ['3rd', '3th'],
  ['third', '3th'],
  ['twenty first', '21th'],
  ['nineteen fifty', '1950'],
  ['eighteen oh one', '1801'],
  ['eighteen hundred and one', '1801'],
  ['twenty twenty five', '2025'],
  ['9:45', '9.45'],
  ['nine forty five', '9.45'],
  ['zero', '0'],
  ['1 500', '1500'],
  ["1'500", '1500'],
  ['nineteen nineties', '1990s'],
  ["1990's", '1990s'],
  ['nineties', '90s'],
  ['ii', '2'],
  ['two trillion', '2000000000000'],
])('%s is %s', (words, value) => {
  expect(numberOf(words.split(' '))).toBe(value);
});

test.each([
  '3,5',
  '3 5',
  '15 00',
  '0 500',
  'nine thirties',
  'i',
  'six five',
  'and',
  'a',
  'hundred',
  'five and six',
  'library',
  'twenty eleven b',
  '',
])('“%s” is not a number', (words) => {
  expect(numberOf(words.split(' '))).toBeUndefined();
});
