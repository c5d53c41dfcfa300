import { expect, it } from 'vitest';
import { faultOfPackage } from './package-file.ts';

it.each([
  { name: 'questions.zip', size: 1 },
  { name: 'QUESTIONS.ZIP', size: 50_000_000 },
])('$name with $size bytes can be sent', (file) => {
  expect(faultOfPackage(file)).toBeUndefined();
});

it.each([
  [{ name: 'questions.xml', size: 10 }, 'not a zip'],
  [{ name: 'questions.zip', size: 0 }, 'empty'],
  [{ name: 'questions.zip', size: 50_000_001 }, '50.1 MB, and 50.0 MB'],
])('what is wrong with %j is said', (file, said) => {
  expect(faultOfPackage(file)).toContain(said);
});
