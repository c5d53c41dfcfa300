import { expect, test } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { fileOf } from '../../testing/files.ts';
import { recurringRule } from './recurring.ts';

const bank = (topic: string, count: number) =>
  Array.from({ length: count }, (_, index) => fileOf({ ...rsaQuestion, uid: `RSA-900${index}`, topic }));
const told = (topic: string, count: number) =>
  recurringRule(bank(topic, count)).map(({ message }) => message);

test('reports a name in a fourth question', () => {
  expect(told('We asked Amara about it.', 3)).toEqual([]);
  expect(told('We asked Amara about it.', 4)).toEqual([expect.stringContaining('the name “amara”')]);
});

test('reports a number in a sixth question, in figures and in words', () => {
  expect(told('They counted 47 sheep.', 5)).toEqual([]);
  expect(told('They counted 47 sheep.', 6)).toEqual([expect.stringContaining('the number “47”')]);
  expect(told('They counted forty-seven sheep.', 6)).toHaveLength(1);
});

test('accepts recurring days, places and round numbers', () => {
  expect(told('On Monday 20 of them flew to London.', 9)).toEqual([]);
});
