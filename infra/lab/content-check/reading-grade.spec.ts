import { expect, test } from 'vitest';
import { readingGrade } from './reading-grade.ts';

test('grades short words in short sentences as primary school', () => {
  expect(readingGrade('The cat sat on the mat. It was a big cat.')).toBeLessThan(1);
});

test('follows the Flesch–Kincaid formula of words per sentence and syllables per word', () => {
  // Four words of 11 syllables: e-co-no-mists mea-sure na-tion-al in-come.
  expect(readingGrade('Economists measure national income.')).toBeCloseTo(
    0.39 * 4 + 11.8 * (11 / 4) - 15.59,
    5,
  );
  // A title ends no sentence; a mute e and -ed are no syllables.
  expect(readingGrade('Dr. Moss closed the gate.')).toBeCloseTo(0.39 * 5 + 11.8 - 15.59, 5);
});

test('gives no grade to a text without words', () => {
  expect(readingGrade('')).toBe(0);
});
