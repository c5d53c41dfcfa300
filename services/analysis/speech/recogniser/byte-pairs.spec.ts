import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readModelFiles } from '../../inference/model-files.ts';
import { BytePairs } from './byte-pairs.ts';

const pairs = new BytePairs(readModelFiles('whisper-tiny.en').file('merges.txt').toString('utf8'));

// From GPT-2's own tokenizer.
test.each([
  ['Hello world', [15496, 995]],
  [' the', [262]],
  ["I don't know.", [40, 836, 470, 760, 13]],
  ['', []],
])('%s', (text, tokens) => {
  expect(pairs.tokensOf(text)).toEqual(tokens);
});

test('there is a token for each byte and each merge', () => {
  expect(pairs.size).toBe(50_256);
});

test('the tokens of any text give the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      expect(pairs.textOf(pairs.tokensOf(text))).toBe(text.toWellFormed());
    }),
  );
});

test('a token is found by its text, and an unknown text has no token', () => {
  expect([pairs.tokenFor(' the'), pairs.tokenFor('café'), pairs.tokenFor('zzzzqx')]).toEqual([
    262,
    pairs.tokenFor('café'),
    undefined,
  ]);
});

test('numbers that are no tokens have no text', () => {
  expect(pairs.textOf([50_257, -1, 15496])).toBe('Hello');
});
