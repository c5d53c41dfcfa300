import { expect, test } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf } from '../../testing/files.ts';
import { verbEndingsRule } from './verb-endings.ts';

const both = new Set(['realise', 'realize', 'organised', 'organized']);
const rule = verbEndingsRule((word) => both.has(word));
const written = (topic: string) => faultyFields(rule, fileOf({ ...rsaQuestion, topic }));

test('requires one of two spellings per question', () => {
  expect(written('They realise that it is organised.')).toEqual([]);
  expect(written('They realize that it is organized.')).toEqual([]);
  expect(written('They realise that it is organized.')).toEqual(['topic']);
});

test('ignores words with a single spelling', () => {
  expect(written('They realize that they advise and exercise.')).toEqual([]);
});
