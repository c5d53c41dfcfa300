import { describe, expect, test } from 'vitest';
import { countWords } from '#domain/scoring/words.ts';
import { readCleanProse } from './clean-prose.ts';

describe('the clean prose', () => {
  const passages = readCleanProse();

  test('has five thousand words', () => {
    expect(passages.reduce((total, { text }) => total + countWords(text), 0)).toBeGreaterThanOrEqual(5000);
  });

  test('comes in passages of about the length of an answer, none of them twice', () => {
    expect(Math.max(...passages.map(({ text }) => text.length))).toBeLessThan(5000);
    expect(new Set(passages.map(({ text }) => text)).size).toBe(passages.length);
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  });
});
