import { expect, it } from 'vitest';
import { overallWeights } from '../scorecards/weights.ts';
import type { TypeCode } from '../question-types/type-code.ts';
import { suggestedType } from './suggested-type.ts';

const weights = overallWeights('new_format');
const known = (type: TypeCode, answered = 0, share: number | null = null) => ({
  type,
  weight: weights[type] ?? 0,
  answered,
  share,
});

it('suggests a weighty type to a new student', () => {
  const types = (Object.keys(weights) as TypeCode[]).map((type) => known(type));
  const type = suggestedType(types, null)?.type;
  expect(weights[type ?? 'RSA']).toBe(Math.max(...Object.values(weights)));
});

it('suggests the type with the most lost points, even if another has fewer answers', () => {
  const types = [known('RSA'), known('RFB', 60, 0.3), known('LWD', 60, 0.95)];
  expect(suggestedType(types, 79)).toMatchObject({ type: 'RFB', answered: 60 });
  expect(suggestedType(types, 79)?.points).toBeGreaterThan(1);
});

it('suggests nothing without questions for the exam', () => {
  expect(suggestedType([], 79)).toBeUndefined();
});
