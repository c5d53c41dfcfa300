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

test('the same quote again is the next place where it stands', () => {
  const find = createQuoteFinder('the cat and the dog');
  expect([find('the'), find('the'), find('the'), find('dog')]).toEqual([
    [0, 3],
    [12, 15],
    undefined,
    [16, 19],
  ]);
});

test('any part of a text is found, and the place holds it', () => {
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
