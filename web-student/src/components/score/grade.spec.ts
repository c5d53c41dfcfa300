import { expect, it } from 'vitest';
import { objectiveScore } from '#domain/scoring/score.ts';
import { gradeNameOf, gradeOf, judgedPart, lastGradeNameOf, lastGradeOf } from './grade.ts';

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

it.each([
  [14.5, 'right', 'Excellent'],
  [10, 'right', 'Good'],
  [8, 'partial', 'Fair'],
  [5, 'wrong', 'Weak'],
] as const)('%d of 15 points that were judged in parts are %s: %s', (points, look, name) => {
  const [trait] = objectiveScore(5, 5, true, []).traits;
  const score = { points, maximum: 15, traits: [trait, trait, trait].flatMap((each) => each ?? []) };
  expect([gradeOf(score), gradeNameOf(score)]).toEqual([look, name]);
});

it.each([
  ['WWE', 53, true, 'partial', 'Fair last time'],
  ['WWE', 70, true, 'right', 'Done'],
  ['SRA', 30, false, 'wrong', 'Weak last time'],
  ['RMA', 60, true, 'right', 'Done'],
  ['RMA', 33, false, 'wrong', 'Wrong last time'],
  ['SSQ', 100, true, 'right', 'Done'],
] as const)('lists %s with %i%% last time as %s: %s', (type, lastPercent, lastSuccessful, look, name) => {
  const last = { type, lastPercent, lastSuccessful };
  expect([lastGradeOf(last), lastGradeNameOf(last)]).toEqual([look, name]);
});

it('lists the judged parts if some were not judged, with remarks that cost no points', () => {
  const whole = objectiveScore(2, 2, true, []);
  expect(judgedPart(whole)).toBeUndefined();
  const form = { ...whole.traits[0], trait: 'form' as const, points: 2, maximum: 2, evidence: [] };
  const part = { ...whole, traits: [form], notJudged: ['content' as const] };
  expect(judgedPart(part)).toBe('form only');
  expect(judgedPart({ ...part, remarks: [] })).toBe('form and spelling only');
  const spelling = { ...form, trait: 'spelling' as const };
  expect(judgedPart({ ...part, traits: [form, spelling], remarks: [] })).toBe('form and spelling only');
});
