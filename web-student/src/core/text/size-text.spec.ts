import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 kB'],
  [8199, '9 kB'],
  [999_000, '999 kB'],
  [1_000_000, '1.0 MB'],
  [3_440_000, '3.4 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
