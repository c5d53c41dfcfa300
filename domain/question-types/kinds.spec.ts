import { expect, expectTypeOf, test } from 'vitest';
import {
  forQuestion,
  isOfKind,
  kindOf,
  mechanismKinds,
  type CodeOf,
  type MechanismKind,
  type QuestionOf,
} from './kinds.ts';
import { answerableCodes, type Question } from './registry.ts';
import { sampleQuestions } from './testing/questions.ts';

test('has a kind for each type', () => {
  expect(new Set(answerableCodes.map(kindOf))).toEqual(new Set(mechanismKinds));
  expect(kindOf('LHS')).toBe(kindOf('RSA'));
  expectTypeOf<CodeOf<'multiple-choice'>>().toEqualTypeOf<'RMA' | 'LMA'>();
  expectTypeOf<QuestionOf<'reorder'>['paragraphs']>().toEqualTypeOf<string[]>();
});

test('derives the kind from the code', () => {
  const questions: readonly Question[] = Object.values(sampleQuestions);
  const reordered = questions.filter((question) => isOfKind('reorder', question));
  expect(reordered).toEqual([sampleQuestions.RRP]);
  expectTypeOf(reordered).toEqualTypeOf<QuestionOf<'reorder'>[]>();
});

test('passes each question to the case of its kind', () => {
  const count = () => 0;
  const counts = Object.fromEntries(mechanismKinds.map((kind) => [kind, count]));
  const partsOf = forQuestion<number, [more: number]>({
    ...(counts as Record<MechanismKind, () => number>),
    'single-choice': ({ multichoice }, more) => multichoice.length + more,
    reorder: ({ paragraphs }, more) => paragraphs.length + more,
  });
  expect(partsOf(sampleQuestions.LMW, 10)).toBe(13);
  expect(partsOf(sampleQuestions.RRP, 10)).toBe(14);
  expect(partsOf(sampleQuestions.LWD, 10)).toBe(0);
});
