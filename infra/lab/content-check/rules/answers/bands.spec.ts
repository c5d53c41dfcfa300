import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf } from '../../testing/files.ts';
import { bandsRule } from './bands.ts';

const { WSC, RSA } = sampleQuestions;
type Wsc = typeof WSC;
type Band = [number, number];

const sentence = (words: number) => `Tea${' came'.repeat(words - 1)}.`;
const bands = (content: Band, form: Band, grammar: Band, vocabulary: Band) => ({
  content,
  form,
  grammar,
  vocabulary,
});
const best = bands([2, 2], [2, 2], [2, 2], [1, 2]);
const middle = { level: 'middle' as const, text: sentence(20), bands: bands([1, 1], [1, 1], [1, 2], [1, 1]) };
const weak = { level: 'weak' as const, text: sentence(10), bands: bands([0, 1], [1, 1], [0, 1], [0, 0]) };
const none = bands([0, 0], [0, 0], [0, 0], [0, 0]);

const fieldsOf = (changed: Partial<Wsc>) =>
  faultyFields(
    bandsRule,
    fileOf({ ...WSC, sampleAnswer: sentence(30), bands: best, weakerAnswers: [middle, weak], ...changed }),
  );

test('requires samples at three levels, each with its points in the base rubric', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ weakerAnswers: [weak, middle] })).toContain('weakerAnswers');
  expect(fieldsOf({ weakerAnswers: [middle] })).toEqual(['weakerAnswers']);
});

test('requires a band within the rubric for exactly the traits of the type', () => {
  const { vocabulary: _left, ...three } = best;
  expect(fieldsOf({ bands: three })).toContain('bands');
  expect(fieldsOf({ bands: { ...best, spelling: [2, 2] } })).toEqual(['bands']);
  expect(fieldsOf({ bands: { ...best, content: [2, 3] } })).toEqual(['bands.content']);
  expect(fieldsOf({ bands: { ...best, vocabulary: [2, 1] } })).toContain('bands.vocabulary');
});

test('requires a strong sample, a weak one below half, and a middle one between them', () => {
  expect(fieldsOf({ bands: { ...best, grammar: [1, 2] } })).toEqual(['bands']);
  const half = { ...weak, bands: bands([0, 1], [1, 1], [0, 1], [0, 1]) };
  expect(fieldsOf({ weakerAnswers: [middle, half] })).toEqual(['weakerAnswers.1.bands']);
  const asGood = { ...middle, text: sentence(30), bands: best };
  expect(fieldsOf({ weakerAnswers: [asGood, weak] })).toEqual(['weakerAnswers.0.bands']);
});

test('requires the band of form to match the earned form', () => {
  const longer = { ...middle, text: sentence(30) };
  expect(fieldsOf({ weakerAnswers: [longer, weak] })).toEqual(['weakerAnswers.0.bands.form']);
});

test('requires bands of 0 without form or content', () => {
  const tooShort = sentence(4);
  expect(fieldsOf({ weakerAnswers: [middle, { ...weak, text: tooShort }] })).toEqual([
    'weakerAnswers.1.bands',
  ]);
  expect(fieldsOf({ weakerAnswers: [middle, { ...weak, text: tooShort, bands: none }] })).toEqual([]);
  const offTopic = { ...weak, bands: { ...weak.bands, content: [0, 0] satisfies Band } };
  expect(fieldsOf({ weakerAnswers: [middle, offTopic] })).toEqual(['weakerAnswers.1.bands']);
  expect(fieldsOf({ weakerAnswers: [middle, { ...weak, bands: none }] })).toEqual([]);
});

test('requires none for answers that are not written', () => {
  expect(faultyFields(bandsRule, fileOf(RSA))).toEqual([]);
});
