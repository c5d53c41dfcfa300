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
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('a question is found by its title and by its uid, with and without the dash', () => {
  expect(searchWords('RSA-0001', 'Rain, rain')).toEqual(['0001', 'rain', 'rsa', 'rsa0001']);
});

describe('a search', () => {
  it('asks for each of its words at the beginning of one', () => {
    expect(searchQuery('Rai RSA-00')).toBe("'rai':* & 'rsa':* & '00':*");
  });

  it('without words asks for nothing', () => {
    expect(searchQuery(' -- ')).toBeUndefined();
  });

  it('says nothing to Postgres but words, whatever is in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(searchQuery(text) ?? "'x':*").toMatch(/^'[\p{L}\p{N}]+':\*( & '[\p{L}\p{N}]+':\*)*$/u);
      }),
    );
  });
});
