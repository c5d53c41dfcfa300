import { expect, it } from 'vitest';
import { missedTypes } from './missed-types.ts';

const entry = (type: 'RSA' | 'RRP' | 'RFB', points: number, maximum: number) => ({
  question: { type },
  score: { points, maximum },
});

it('lists each type that lost points once, most points first', () => {
  expect(missedTypes([])).toEqual([]);
  expect(missedTypes([entry('RSA', 1, 1), { question: { type: 'RFB' } }])).toEqual([]);
  expect(missedTypes([entry('RSA', 0, 1), entry('RRP', 0, 3), entry('RSA', 0, 1)])).toEqual(['RRP', 'RSA']);
  expect(missedTypes([entry('RSA', 0, 1), entry('RFB', 2, 4), entry('RRP', 3, 3)])).toEqual(['RFB', 'RSA']);
});
