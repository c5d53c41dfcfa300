import { expect, it } from 'vitest';
import fc from 'fast-check';
import { objectiveScore, type Score } from '#domain/scoring/score.ts';
import type { Range } from '../../pieces/quoted.ts';
import { markedParts, marksIn } from './marked-parts.ts';

const marking = (...spans: [number, number][]): Score => ({
  ...objectiveScore(2, 2, true, []),
  remarks: spans.map((span) => ({ kind: 'text', span, fault: 'spelling' })),
});
const partsOf = (text: string, spans: [number, number][], ...quotes: Range[]) =>
  markedParts(text, marksIn(text, marking(...spans)), quotes);
const marked = (text: string, ...spans: [number, number][]) =>
  partsOf(text, spans).map((part) => (part.mark ? `[${part.text}]` : part.text));

it('splits a text at the marks of its score', () => {
  expect(marked('Teh sea is clam.', [11, 15], [0, 3])).toEqual(['[Teh]', ' sea is ', '[clam]', '.']);
  expect(marksIn('A b', undefined)).toEqual([]);
  expect(partsOf('A b', [])).toEqual([{ text: 'A b', from: 0 }]);
  expect(partsOf('', [])).toEqual([]);
});

it('skips marks that overlap, are empty, or lie beyond the end', () => {
  expect(marked('abcdef', [1, 4], [2, 5], [5, 5], [5, 9])).toEqual(['a', '[bcd]', 'ef']);
});

it('highlights the quoted part, and keeps a mark that extends beyond it whole', () => {
  const quoted = partsOf('The sea are clam today.', [[8, 11]], [4, 10]).map(({ text, isQuoted }) =>
    isQuoted ? `<${text}>` : text,
  );
  expect(quoted).toEqual(['The ', '<sea >', '<are>', ' clam today.']);
});

it('highlights all places of one quotation', () => {
  const parts = partsOf('a bus, a bus', [], [2, 5], [9, 12]);
  expect(parts.map(({ from, isQuoted = false }) => [from, isQuoted])).toEqual([
    [0, false],
    [2, true],
    [5, false],
    [9, true],
  ]);
});

it('keeps the whole text for any marks and quotations', () => {
  const place = fc.nat({ max: 30 });
  fc.assert(
    fc.property(
      fc.string({ maxLength: 30 }),
      fc.array(fc.tuple(place, place)),
      fc.array(fc.tuple(place, fc.nat({ max: 10 })), { maxLength: 3 }),
      (text, spans, quotes) => {
        const parts = partsOf(text, spans, ...quotes.map(([from, length]) => [from, from + length] as const));
        expect(parts.map((part) => part.text).join('')).toBe(text);
      },
    ),
  );
});
