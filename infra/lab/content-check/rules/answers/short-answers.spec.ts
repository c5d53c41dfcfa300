import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf } from '../../testing/files.ts';
import { shortAnswersRule } from './short-answers.ts';

const { SSQ, LSQ, SRS, LWB } = sampleQuestions;
const asked = (transcript: string, ...correctAnswers: string[]) =>
  faultyFields(shortAnswersRule, fileOf({ ...SSQ, transcript, correctAnswers }));

test('reports a short question that contains its answer', () => {
  expect(asked('Who mends teeth, a dentist or a lawyer?', 'dentist')).toEqual(['correctAnswers.0']);
  expect(asked('Who mends teeth?', 'dentist')).toEqual([]);
  // A part of another word does not count as the answer.
  expect(asked('What is the price of frozen water?', 'ice')).toEqual([]);
  expect(
    faultyFields(
      shortAnswersRule,
      fileOf({ ...LSQ, transcript: 'Is tea a drink?', correctAnswers: ['drink'] }),
    ),
  ).toEqual(['correctAnswers.0']);
});

test('reports an answer that contains another sufficient one', () => {
  expect(asked('Who mends teeth?', 'a dentist', 'dentist')).toEqual(['correctAnswers.0']);
  expect(asked('Who mends teeth?', 'dentist', 'dental surgeon')).toEqual([]);
});

test('limits an answer to a few words', () => {
  expect(asked('Who mends teeth?', 'the dentist in our street')).toEqual(['correctAnswers.0']);
});

test('ignores other types', () => {
  const others = [SRS, { ...LWB, transcript: 'Tea came by ship.', correctAnswers: ['ship'] }];
  expect(others.flatMap((question) => faultyFields(shortAnswersRule, fileOf(question)))).toEqual([]);
});
