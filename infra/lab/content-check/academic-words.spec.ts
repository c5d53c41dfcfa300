import { expect, test } from 'vitest';
import { academicShare } from './academic-words.ts';

test.each([
  'analyse',
  'analyses',
  'analytical',
  'assumption',
  'inconsistent',
  'policies',
  'committed',
  'structural',
  'hypothesis',
  'reliable',
  'varied',
  'economists',
  'minimize',
  'response',
])('%s is in the Academic Word List', (word) => {
  expect(academicShare(word)).toBe(1);
});

test.each([
  'themselves',
  'found',
  'factory',
  'summer',
  'police',
  'variety',
  'feed',
  'state',
  'textiles',
  'house',
])('%s is not in it', (word) => {
  expect(academicShare(word)).toBe(0);
});

test('counts the share of all words', () => {
  expect(academicShare('The theory was simple.')).toBe(0.25);
  expect(academicShare('')).toBe(0);
});
