import { expect, it } from 'vitest';
import { costliestType } from './costliest-type.ts';

const entry = (type: 'RSA' | 'RRP' | 'RFB', points: number, maximum: number) => ({
  question: { type },
  score: { points, maximum },
});

it('is the type that lost the most points over all of its questions', () => {
  expect(costliestType([])).toBeUndefined();
  expect(costliestType([entry('RSA', 1, 1), entry('RRP', 3, 3)])).toBeUndefined();
  expect(costliestType([entry('RSA', 0, 1), entry('RRP', 1, 3), entry('RSA', 0, 1)])).toBe('RSA');
  expect(costliestType([entry('RFB', 2, 4), entry('RRP', 0, 3), entry('RFB', 3, 4)])).toBe('RFB');
});
