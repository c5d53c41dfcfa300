import { expect, test } from 'vitest';
import { sectionOf, screensSpecification, shellSpecification } from '#domain/core/testing/specification.ts';
import { creditsLeftMessage } from '#domain/credits/credit-messages.ts';
import { readAll, readOne } from '#domain/question-types/testing/read-text.ts';

const sources = import.meta.glob<string>(
  ['/web-student/src/**/*.{ts,tsx}', '/domain/**/*.ts', '!**/*.spec.{ts,tsx}', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** Splits at quotes, tags and line ends, so that a longer text does not match. */
const texts = new Set(
  Object.values(sources).flatMap((code) => code.split(/['"`<>]|\n/).map((piece) => piece.trim())),
);
const isShown = (text: string) =>
  texts.has(text) || Object.values(sources).some((code) => code.includes(`"${text}"`));

const snackbars = readOne(sectionOf(shellSpecification, 8), /- Snackbar messages: (.+)\n/)
  // A full stop is part of a text, except the one that ends the sentence.
  .split('; ');

test('the catalogue has 28 snackbars', () => expect(snackbars).toHaveLength(28));

const quoted = [
  ...readAll(sectionOf(shellSpecification, 4), /'([A-Z][^']+)'/),
  ...readAll(sectionOf(shellSpecification, 2), /'([A-Z][^']+)'/),
  ...readAll(sectionOf(shellSpecification, 8), /: '([A-Z][^']+)'/),
  ...readAll(sectionOf(screensSpecification, 2), /'([A-Z][^']+)'/),
  ...readAll(sectionOf(screensSpecification, 5), /'([A-Z][^']+)'/),
  ...readAll(sectionOf(screensSpecification, 6), /'([A-Z][^']+)'/),
  ...readAll(sectionOf(screensSpecification, 8), /'([A-Z][^']+)'/),
].flat();

const later = new Set([
  'File not valid (must be: pdf)',
  'File not valid (must be: png, jpg)',
  'Scorecard not recognised',
]);
const countsIn = / N (?=.*credit)/;
const specified = [...new Set([...snackbars, ...quoted])].filter((text) => !later.has(text));

test.each(specified.filter((text) => !countsIn.test(text)))('shows "%s" to the letter', (text) => {
  expect(isShown(text)).toBe(true);
});

test('shows the number of credits left', () => {
  const tooltips = specified
    .filter((text) => countsIn.test(text))
    .map((text) => text.replace(countsIn, ' 3 '));
  expect(tooltips.toSorted()).toEqual(
    [creditsLeftMessage('speaking', 3, true), creditsLeftMessage('speaking', 3, false)].toSorted(),
  );
});
