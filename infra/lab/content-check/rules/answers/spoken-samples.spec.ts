import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf, wordsOfLength } from '../../testing/files.ts';
import { spokenSamplesRule } from './spoken-samples.ts';

const { SRL, SGD, SRA, SSQ, WSC } = sampleQuestions;
type Band = [number, number];

const sample = (level: 'middle' | 'weak', content: Band) => ({ level, text: 'Tea.', bands: { content } });
const good = {
  ...SRL,
  sampleAnswer: 'Tea came by ship.',
  bands: { content: [5, 5] as Band },
  weakerAnswers: [sample('middle', [2, 3]), sample('weak', [0, 1])],
};
const fieldsOf = (changed: Partial<typeof SRL>) =>
  faultyFields(spokenSamplesRule, fileOf({ ...good, ...changed }));

test('requires spoken samples at three levels', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ weakerAnswers: good.weakerAnswers.toReversed() })).toContain('weakerAnswers');
  expect(fieldsOf({ weakerAnswers: [] })).toEqual(['weakerAnswers']);
  const { sampleAnswer: _left, ...unsaid } = good;
  expect(faultyFields(spokenSamplesRule, fileOf(unsaid))).toEqual(['sampleAnswer']);
});

test('requires samples that fit into the answering time', () => {
  expect(fieldsOf({ sampleAnswer: wordsOfLength(127) })).toEqual([]);
  expect(fieldsOf({ sampleAnswer: wordsOfLength(128) })).toEqual(['sampleAnswer']);
  const discussion = { ...good, type: SGD.type, uid: SGD.uid, sampleAnswer: wordsOfLength(128) };
  expect(faultyFields(spokenSamplesRule, fileOf(discussion))).toEqual([]);
});

test('requires a band for content alone, within the rubric', () => {
  expect(fieldsOf({ bands: { content: [5, 5], fluency: [5, 5] } })).toEqual(['bands']);
  expect(fieldsOf({ bands: {} })).toEqual(['bands']);
  expect(fieldsOf({ bands: { content: [5, 6] } })).toEqual(['bands']);
  expect(fieldsOf({ bands: { content: [5, 4] } })).toEqual(['bands']);
});

test('requires falling bands, with less than half for the weak answer', () => {
  const [middle, weak] = good.weakerAnswers;
  expect(fieldsOf({ weakerAnswers: [sample('middle', [4, 5]), weak].flatMap((each) => each ?? []) })).toEqual(
    ['weakerAnswers.0.bands'],
  );
  expect(fieldsOf({ weakerAnswers: [middle, sample('weak', [2, 3])].flatMap((each) => each ?? []) })).toEqual(
    ['weakerAnswers.1.bands', 'weakerAnswers.1.bands'],
  );
});

test('requires none for answers that are read, repeated or one word', () => {
  expect([SRA, SSQ, WSC].flatMap((each) => faultyFields(spokenSamplesRule, fileOf(each)))).toEqual([]);
  expect(faultyFields(spokenSamplesRule, fileOf({ ...SRA, sampleAnswer: 'Tea.' }))).toEqual(['sampleAnswer']);
});
