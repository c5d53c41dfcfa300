import { expect, it } from 'vitest';
import { objectiveScore } from '#domain/scoring/score.ts';
import { gradeOf, judgedPart } from './grade.ts';

it.each([
  [0, 1, 'wrong'],
  [1, 1, 'right'],
  [0, 3, 'wrong'],
  [1, 3, 'partial'],
  [2, 3, 'partial'],
  [3, 3, 'right'],
] as const)('%i of %i points is %s', (points, maximum, grade) => {
  expect(gradeOf({ points, maximum })).toBe(grade);
});

it('says what was judged where that is not all, with what cost no points', () => {
  const whole = objectiveScore(2, 2, true, []);
  expect(judgedPart(whole)).toBeUndefined();
  const form = { ...whole.traits[0], trait: 'form' as const, points: 2, maximum: 2, evidence: [] };
  const part = { ...whole, traits: [form], notJudged: ['content' as const] };
  expect(judgedPart(part)).toBe('form only');
  expect(judgedPart({ ...part, remarks: [] })).toBe('form and spelling only');
  const spelling = { ...form, trait: 'spelling' as const };
  expect(judgedPart({ ...part, traits: [form, spelling], remarks: [] })).toBe('form and spelling only');
});
