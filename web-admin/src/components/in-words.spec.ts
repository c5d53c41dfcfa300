import { expect, test } from 'vitest';
import { asTitle, inWords } from './in-words.ts';

test.each([
  ['lookUpHistory', 'look up history', 'Look up history'],
  ['wrong_credentials', 'wrong credentials', 'Wrong credentials'],
  ['api', 'api', 'Api'],
  ['', '', ''],
])('%s reads as %s', (name, words, title) => {
  expect(inWords(name)).toBe(words);
  expect(asTitle(name)).toBe(title);
});
