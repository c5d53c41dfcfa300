import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createQuoteFinder } from './quotes.ts';

test.each([
  ['a tea', [2, 7]],
  ['a  tea', [2, 7]],
  ['it’s', [8, 12]],
  ["it's", [8, 12]],
  ['“hot”', [13, 18]],
  ['A tea', undefined],
  ['a (tea', undefined],
  [' ', undefined],
])('%s', (quote, span) => {
  expect(createQuoteFinder(`I a\ntea it's "hot".`)(quote)).toEqual(span);
});

test('finds a repeated quote at its next place', () => {
  const find = createQuoteFinder('the cat and the dog');
  expect([find('the'), find('the'), find('the'), find('dog')]).toEqual([
    [0, 3],
    [12, 15],
    undefined,
    [16, 19],
  ]);
});

test('finds any part of a text at its exact place', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.nat(), fc.nat(), (text, one, other) => {
      const [from, to] = [one % text.length, other % (text.length + 1)].toSorted((a, b) => a - b) as [
        number,
        number,
      ];
      const quote = text.slice(from, to);
      fc.pre(quote.trim() === quote && quote !== '' && quote.isWellFormed());
      expect(createQuoteFinder(text)(quote)).toBeDefined();
    }),
  );
});
