import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf } from '../../testing/files.ts';
import { sampleAnswersRule } from './sample-answers.ts';

const fieldsOf = (sampleAnswer: string) =>
  faultyFields(sampleAnswersRule, fileOf({ ...sampleQuestions.WSC, sampleAnswer }));
const sentence = (words: number) => `Well${', so'.repeat(words - 1)}.`;

test('requires a sample answer with full marks for form', () => {
  expect(fieldsOf(sentence(25))).toEqual([]);
  expect(fieldsOf(sentence(24))).toEqual(['sampleAnswer']);
  expect(fieldsOf(sentence(51))).toEqual(['sampleAnswer']);
});

test('requires a sample answer in own words', () => {
  const { topic } = sampleQuestions.WSC;
  const run = topic.split(' ').slice(2, 9).join(' ');
  expect(fieldsOf(`${sentence(25)} And ${run}.`)).toEqual(['sampleAnswer']);
  expect(fieldsOf(`${sentence(25)} And ${run.split(' ').slice(1).join(' ')}.`)).toEqual([]);
});

test('requires the agreed length and number of paragraphs', () => {
  const essay = (...paragraphs: readonly number[]) =>
    faultyFields(
      sampleAnswersRule,
      fileOf({ ...sampleQuestions.WWE, sampleAnswer: paragraphs.map(sentence).join('\n\n') }),
    );
  expect(essay(55, 55, 55, 55)).toEqual([]);
  expect(essay(55, 55, 55, 54)).toEqual(['sampleAnswer']);
  expect(essay(80, 80, 80)).toEqual(['sampleAnswer']);
});

test('refuses copies of recordings as of passages', () => {
  const { LST } = sampleQuestions;
  const copied = `${LST.transcript} ${sentence(40)}`;
  expect(faultyFields(sampleAnswersRule, fileOf({ ...LST, sampleAnswer: copied }))).toEqual(['sampleAnswer']);
});

test('requires none for answers that are not written', () => {
  expect(faultyFields(sampleAnswersRule, fileOf(sampleQuestions.RSA))).toEqual([]);
});
