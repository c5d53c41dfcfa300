import { expect, test } from 'vitest';
import { parseGloss, parseSynset } from './synset.ts';

test('reads words, meaning and examples from a line', () => {
  const line =
    '00001740 00 a 03 able 0 ice_cream 1 at_large(p) 0 002 = 05207437 n 0000 ! 00002098 a 0101 | having the means; "able to swim"; "she was able"  ';
  expect(parseSynset(line)).toEqual({
    words: ['able', 'ice cream', 'at large'],
    definition: 'having the means',
    examples: ['able to swim', 'she was able'],
  });
});

test('reads the number of words as hexadecimal', () => {
  const words = Array.from({ length: 18 }, (_, index) => `word${index}`);
  const line = `00000001 00 n 12 ${words.map((word) => `${word} 0`).join(' ')} 000 | many  `;
  expect(parseSynset(line).words).toEqual(words);
});

test.each([
  ['a warm drink', 'a warm drink', []],
  ['a drink; made of leaves; "tea at five"', 'a drink; made of leaves', ['tea at five']],
  ['a drink: "tea at five"', 'a drink', ['tea at five']],
  ["(followed by `to') with means", '(followed by ‘to’) with means', []],
  ['"only an example"', '', ['only an example']],
  ['a line; "My name is Legion"- Bible; "another"', 'a line', ['My name is Legion', 'another']],
])('%s', (gloss, definition, examples) => {
  expect(parseGloss(gloss)).toEqual({ definition, examples });
});
