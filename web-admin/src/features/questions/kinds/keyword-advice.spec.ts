import { expect, test } from 'vitest';
import { keywordAdvice } from './keyword-advice.ts';

test('gives no advice about prefixes that distinguish all words', () => {
  expect(keywordAdvice('captur, keep, hold back\nrain, 50')).toEqual([]);
  expect(keywordAdvice('  \n')).toEqual([]);
});

test.each([
  ['a single group', 'rain, water', ['Add a second group']],
  ['a beginning of many words', 'fl\nrain', ['“fl” begins']],
  ['a word that its beginning finds', 'captur, captured\nrain', ['“captured” is not needed']],
])('%s gets advice', (_what, typed, beginnings) => {
  expect(keywordAdvice(typed)).toEqual(beginnings.map((text) => expect.stringContaining(text)));
});
