import { expect, it } from 'vitest';
import { countedText } from './counted-text.ts';

it.each([
  ['paragraphs', 4, [2, 6], 'Paragraphs: 4. Full points for 2 to 6.'],
  ['linking_words', 1, [4, null], 'Linking words: 1. Full points for 4 or more.'],
  ['spelling_mistakes', 2, [0, 0], '2 spelling mistakes. Full points need none.'],
  ['grammar_mistakes', 5, [0, 4], '5 grammar mistakes. Full points need 4 or fewer.'],
  [
    'grammar_per_100_words',
    3.2,
    [0, 2],
    'Grammar mistakes in 100 words: 3.2. The detailed score gives full points for 2 or fewer.',
  ],
  ['own_words_percent', 62, [70, null], 'Your own words: 62%. Full points for 70% or more.'],
  ['distinct_words_percent', 80, [85, 100], 'Different words: 80%. Full points for 85% or more.'],
] as const)('%s: %i', (of, count, [least, most], text) => {
  expect(countedText({ kind: 'count', of, count, full: [least, most] })).toBe(text);
});

it('asks for no change in a trait with full points', () => {
  const points = { kind: 'count', of: 'key_points', count: 3, full: [4, null] } as const;
  expect(countedText({ ...points, full: [4, null] }, true)).toBe('Key points: 3.');
  expect(countedText({ ...points, count: 4, full: [4, null] }, true)).toBe(
    'Key points: 4. Full points for 4 or more.',
  );
});
