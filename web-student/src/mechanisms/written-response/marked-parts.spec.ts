import { expect, it } from 'vitest';
import { objectiveScore, type Score } from '#domain/scoring/score.ts';
import { markedParts } from './marked-parts.ts';

const marking = (...spans: [number, number][]): Score => ({
  ...objectiveScore(2, 2, true, []),
  remarks: spans.map((span) => ({ kind: 'text', span, fault: 'spelling' })),
});
const marked = (text: string, ...spans: [number, number][]) =>
  markedParts(text, marking(...spans)).map((part) => (part.fault ? `[${part.text}]` : part.text));

it('cuts a text at what its score marks', () => {
  expect(marked('Teh sea is clam.', [11, 15], [0, 3])).toEqual(['[Teh]', ' sea is ', '[clam]', '.']);
  expect(markedParts('A b', undefined)).toEqual([{ text: 'A b', fault: undefined }]);
  expect(markedParts('', undefined)).toEqual([]);
});

it('leaves out what overlaps, is empty, or lies beyond the end', () => {
  expect(marked('abcdef', [1, 4], [2, 5], [5, 5], [5, 9])).toEqual(['a', '[bcd]', 'ef']);
});
