import { expect, test } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { fileOf } from '../../testing/files.ts';
import { overlapFindings, overlapOf } from './overlap.ts';

const topic = 'The ferry crossed the river with farmers, baskets and seven goats.';
const set = (right: string, ...wrong: readonly string[]) =>
  Array.from({ length: 8 }, () =>
    fileOf({ ...rsaQuestion, topic, multichoice: [right, ...wrong], correctIndex: 0 }),
  );

test('reports right options that repeat the source more than wrong ones', () => {
  const told = set('The ferry crossed the river', 'Clouds covered mountains', 'The goats slept');
  expect(overlapFindings(told)).toEqual([['multichoice', expect.stringContaining('100 % of their words')]]);
});

test('reports right options that repeat the source less than wrong ones', () => {
  const told = set('Clouds covered mountains', 'The ferry crossed the river', 'The goats slept');
  expect(overlapFindings(told)).toHaveLength(1);
});

test('accepts options that repeat the source alike, and a few questions', () => {
  const alike = set('The ferry sank', 'The goats slept', 'The farmers sang');
  expect(overlapFindings(alike)).toEqual([]);
  expect(overlapOf(alike)).toMatchObject({ keys: 0.5, wrong: 0.5 });
  expect(overlapOf(set('The ferry', 'Clouds').slice(1))).toBeUndefined();
});
