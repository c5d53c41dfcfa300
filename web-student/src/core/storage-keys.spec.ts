import { expect, test } from 'vitest';
import { sectionOf, shellSpecification } from '#domain/core/testing/specification.ts';
import { readOne } from '#domain/question-types/testing/read-text.ts';
import { storageKeys } from './storage.ts';

const named = readOne(
  sectionOf(shellSpecification, 3),
  /- Local storage keys: (.+), table sort preferences\.\n/,
).split(', ');

test('the browser keeps what the specification names under its names', () => {
  expect(named).toHaveLength(12);
  expect(Object.values(storageKeys)).toEqual(expect.arrayContaining(named));
  expect(storageKeys.questionSort).toBe('questionSort');
});

const sources = import.meta.glob<string>(
  ['/web-student/src/**/*.{ts,tsx}', '!**/storage.ts', '!**/*.spec.{ts,tsx}', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);

test.each(Object.keys(storageKeys))('%s is read or written somewhere', (name) => {
  expect(Object.values(sources).some((code) => code.includes(`storageKeys.${name}`))).toBe(true);
});
