import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { searchQuery, searchWords, wordsOf } from './words.ts';

test.each([
  ['Rain on the coast', ['rain', 'on', 'the', 'coast']],
  ['  Café—CRÈME, 100%  ', ['cafe', 'creme', '100']],
  ['Darwin’s and Darwin\'s "tea"', ['darwins', 'and', 'tea']],
  ['co-operation co', ['co', 'operation']],
  ['Straße Москва 東京', ['straße', 'москва', '東京']],
  ['%_\\ \0 \n', []],
])('splits %j into words', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('finds a question by its title and its uid, with and without the dash', () => {
  expect(searchWords('RSA-0001', 'Rain, rain')).toEqual(['0001', 'rain', 'rsa', 'rsa0001']);
});

describe('a search', () => {
  it('requires each of its words as a prefix', () => {
    expect(searchQuery('Rai RSA-00')).toBe("'rai':* & 'rsa':* & '00':*");
  });

  it('requires nothing without words', () => {
    expect(searchQuery(' -- ')).toBeUndefined();
  });

  it('passes only words to Postgres, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(searchQuery(text) ?? "'x':*").toMatch(/^'[\p{L}\p{N}]+':\*( & '[\p{L}\p{N}]+':\*)*$/u);
      }),
    );
  });
});
