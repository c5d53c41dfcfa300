import { expect, test } from 'vitest';
import { likenessTo, likenessToNearest } from './word-order.ts';

const source = 'The port gives quiet ships a discount, and every ship that slows down in spring pays less.';

test('what was taken word by word is found, with case and punctuation aside', () => {
  const text = 'Indeed every ship that slows down in Spring pays less!';
  const { share, runs } = likenessTo(source, text);
  expect(share).toBe(0.9);
  expect(runs.map((span) => text.slice(...span))).toEqual(['every ship that slows down in Spring pays less']);
});

test('own words are no likeness, and neither are three words in a row', () => {
  expect(likenessTo(source, 'Ships that make no noise save money in the harbour.').share).toBe(0);
  expect(likenessTo(source, 'Well, the port gives me joy.').share).toBe(0);
});

test('a full copy is entirely alike, and no words are not alike at all', () => {
  expect(likenessTo(source, source)).toEqual({ share: 1, runs: [[0, source.length - 1]] });
  expect(likenessTo(source, '')).toEqual({ share: 0, runs: [] });
  expect(likenessTo('', source)).toEqual({ share: 0, runs: [] });
});

test('of several texts the nearest counts', () => {
  expect(likenessToNearest(['Another text.', source], source).share).toBe(1);
  expect(likenessToNearest([], source).share).toBe(0);
});
