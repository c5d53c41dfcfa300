import { expect, it } from 'vitest';
import type { Bands } from '#domain/question-types/mechanisms/analysed-fields.ts';
import { lacksOf } from './lacks.ts';

it('lists the traits that lose points in rubric order', () => {
  const bands: Bands = { grammar: [0, 1], content: [1, 1], form: [2, 2] };
  expect(lacksOf('WSC', bands)).toEqual(['Content: 1 of 2 points', 'Grammar: 0 to 1 of 2 points']);
  expect(lacksOf('WSC', { emailConventions: [0, 1] })).toEqual([]);
  expect(lacksOf('WSC', {})).toEqual([]);
});
