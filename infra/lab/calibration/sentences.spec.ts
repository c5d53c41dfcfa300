import { expect, test } from 'vitest';
import { readSentences } from './sentences.ts';

test('half of the sentences have mistakes and half have none', () => {
  const sentences = readSentences();
  expect(sentences.filter(({ errors }) => errors.length > 0)).toHaveLength(30);
  expect(sentences.filter(({ errors }) => errors.length === 0)).toHaveLength(30);
});

test('no sentence stands there twice', () => {
  const texts = readSentences().map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
});
