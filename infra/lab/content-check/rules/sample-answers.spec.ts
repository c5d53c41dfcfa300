import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf } from '../testing/files.ts';
import { sampleAnswersRule } from './sample-answers.ts';

const fieldsOf = (sampleAnswer: string) =>
  faultyFields(sampleAnswersRule, fileOf({ ...sampleQuestions.WSC, sampleAnswer }));
const sentence = (words: number) => `Well${', so'.repeat(words - 1)}.`;

test('a sample answer has the form that earns full marks', () => {
  expect(fieldsOf(sentence(25))).toEqual([]);
  expect(fieldsOf(sentence(24))).toEqual(['sampleAnswer']);
  expect(fieldsOf(sentence(51))).toEqual(['sampleAnswer']);
});

test('it is written in other words than the passage', () => {
  const { topic } = sampleQuestions.WSC;
  const run = topic.split(' ').slice(2, 9).join(' ');
  expect(fieldsOf(`${sentence(25)} And ${run}.`)).toEqual(['sampleAnswer']);
  expect(fieldsOf(`${sentence(25)} And ${run.split(' ').slice(1).join(' ')}.`)).toEqual([]);
});

test('it is as long as authors agreed, in as many paragraphs', () => {
  const essay = (...paragraphs: readonly number[]) =>
    faultyFields(
      sampleAnswersRule,
      fileOf({ ...sampleQuestions.WWE, sampleAnswer: paragraphs.map(sentence).join('\n\n') }),
    );
  expect(essay(55, 55, 55, 55)).toEqual([]);
  expect(essay(55, 55, 55, 54)).toEqual(['sampleAnswer']);
  expect(essay(80, 80, 80)).toEqual(['sampleAnswer']);
});

test('what is heard is no more to be copied than what is read', () => {
  const { LST } = sampleQuestions;
  const copied = `${LST.transcript} ${sentence(40)}`;
  expect(faultyFields(sampleAnswersRule, fileOf({ ...LST, sampleAnswer: copied }))).toEqual(['sampleAnswer']);
});

test('what is not answered in writing has none', () => {
  expect(faultyFields(sampleAnswersRule, fileOf(sampleQuestions.RSA))).toEqual([]);
});
