import { expect, test } from 'vitest';
import { sampleQuestions } from '#domain/question-types/testing/questions.ts';
import { faultyFields, fileOf } from '../../testing/files.ts';
import { emailTasksRule } from './email-tasks.ts';

const { WWM, WSC, RSA } = sampleQuestions;
const task = (...lines: readonly string[]) => ['Write to the shop.', ...lines].join('\n');
const three = task('- say what happened', '- say when', '- say what you want');

test('requires three points of an email, each in its line', () => {
  expect(faultyFields(emailTasksRule, fileOf({ ...WWM, topic: three }))).toEqual([]);
  expect(faultyFields(emailTasksRule, fileOf({ ...WWM, topic: task('- say when') }))).toEqual(['topic']);
  expect(faultyFields(emailTasksRule, fileOf({ ...WWM, topic: `${three}\n- say who` }))).toEqual(['topic']);
});

test('requires a register for emails only', () => {
  const { register: _left, ...unsaid } = WWM;
  expect(faultyFields(emailTasksRule, fileOf({ ...unsaid, topic: three }))).toEqual(['register']);
  expect(faultyFields(emailTasksRule, fileOf({ ...WSC, register: 'formal' }))).toEqual(['register']);
  expect([WSC, RSA].flatMap((question) => faultyFields(emailTasksRule, fileOf(question)))).toEqual([]);
});
