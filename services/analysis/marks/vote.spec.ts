import { expect, test } from 'vitest';
import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import { vote } from './vote.ts';

const mark = (span: Mark['span'], source: Mark['sources'][number], more: Partial<Mark> = {}): Mark => ({
  span,
  fault: 'grammar',
  category: 'agreement',
  subcategory: source,
  suggestions: [],
  sources: [source],
  ...more,
});

test('marks at one place are one mark with the votes of all, as the surest source sees it', () => {
  const marks = [
    mark([3, 7], 'checker', { suggestions: ['goes', 'went'] }),
    mark([3, 7], 'tagger', { suggestions: ['goes'] }),
    mark([20, 25], 'tagger'),
  ];
  expect(vote(marks)).toEqual([
    mark([3, 7], 'tagger', { suggestions: ['goes', 'went'], sources: ['tagger', 'checker'] }),
    mark([20, 25], 'tagger'),
  ]);
  expect(vote(marks.toReversed())).toEqual(vote(marks));
});

test('suggestions of another span are not taken over', () => {
  const marks = [
    mark([3, 12], 'tagger', { suggestions: ['has gone'] }),
    mark([3, 7], 'checker', { suggestions: ['goes'] }),
  ];
  expect(vote(marks)).toEqual([
    mark([3, 12], 'tagger', { suggestions: ['has gone'], sources: ['tagger', 'checker'] }),
  ]);
});

test('at a misspelt word spelling beats grammar', () => {
  const spelling = mark([3, 7], 'dictionary', { fault: 'spelling', category: 'spelling' });
  expect(vote([mark([0, 7], 'tagger'), spelling])).toEqual([spelling]);
});

test('of what a misspelt word may mean, the words by frequency come first', () => {
  const ofSpelling = { fault: 'spelling', category: 'spelling' } as const;
  const marks = [
    mark([3, 8], 'checker', { ...ofSpelling, suggestions: ['tied', "tie's", 'tired'] }),
    mark([3, 8], 'dictionary', { ...ofSpelling, suggestions: ['tired', 'tied'] }),
  ];
  expect(vote(marks)).toEqual([
    mark([3, 8], 'checker', {
      ...ofSpelling,
      suggestions: ['tired', 'tied', "tie's"],
      sources: ['checker', 'dictionary'],
    }),
  ]);
});
