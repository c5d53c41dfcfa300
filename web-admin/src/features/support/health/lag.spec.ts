import { expect, test } from 'vitest';
import { lagInWords } from './lag.ts';

test.each([
  [0, '0 ms'],
  [840.4, '840 ms'],
  [3_200, '3.2 s'],
  [300_000, '5 min'],
  [7_200_000, '2 h'],
])('%d ms reads as %s', (lagMs, words) => expect(lagInWords(lagMs)).toBe(words));
