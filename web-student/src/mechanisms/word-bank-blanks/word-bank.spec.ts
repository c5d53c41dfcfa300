import { describe, expect, it } from 'vitest';
import { freePlaces, putWord, takeWordOut } from './word-bank.ts';

describe('the words still in the bank', () => {
  it.each([
    [
      ['', ''],
      [0, 1, 2],
    ],
    [
      ['tea', ''],
      [0, 2],
    ],
    [['price', 'ship'], [1]],
  ])('with %j in the blanks: places %j', (filled, places) => {
    expect(freePlaces(['ship', 'tea', 'price'], filled)).toEqual(places);
  });

  it('keeps the second of a word offered twice', () => {
    expect(freePlaces(['to', 'by', 'to'], ['to', ''])).toEqual([1, 2]);
    expect(freePlaces(['to', 'by', 'to'], ['to', 'to'])).toEqual([1]);
  });
});

describe('putting a word into a blank', () => {
  it.each([
    ['from the bank', { text: 'ship', blank: undefined }, 1, ['tea', 'ship', '']],
    ['from another blank into an empty one', { text: 'tea', blank: 0 }, 2, ['', 'price', 'tea']],
    ['from another blank into a full one', { text: 'tea', blank: 0 }, 1, ['price', 'tea', '']],
    ['where it stands already', { text: 'tea', blank: 0 }, 0, ['tea', 'price', '']],
  ])('%s', (_way, word, blank, after) => {
    expect(putWord(['tea', 'price', ''], word, blank)).toEqual(after);
  });
});

it('empties a blank', () => {
  expect(takeWordOut(['tea', 'price'], 0)).toEqual(['', 'price']);
});
