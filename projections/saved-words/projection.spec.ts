import { expect, it } from 'vitest';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { savedWords } from './projection.ts';

const stream = 'saved_word-ann-vary';
const by = { stream, userId: 'ann' };
const memory = {
  due: '2026-12-01T10:00:00.000Z',
  stability: 3,
  difficulty: 5,
  scheduledDays: 4,
  learningSteps: 0,
  reps: 1,
  lapses: 0,
  state: 'review' as const,
  lastReview: '2026-11-27T10:00:00.000Z',
};
const event = (type: 'WordSaved' | 'WordRemoved'): Example => ({
  type,
  data: { word: 'vary' },
  ...by,
});
const recalled: Example = {
  type: 'WordRecalled',
  data: { word: 'vary', recall: 'good', memory, scheduler: 'fsrs 1' },
  ...by,
};

it('holds the next time of a saved word, also after its removal', () => {
  const row = { userId: 'ann', word: 'vary' };
  expect(rowsAfter(savedWords, [event('WordSaved')])).toMatchObject([{ ...row, isSaved: true }]);
  expect(rowsAfter(savedWords, [event('WordSaved'), recalled])).toEqual([
    { ...row, due: memory.due, isSaved: true },
  ]);
  expect(
    rowsAfter(savedWords, [event('WordSaved'), recalled, event('WordRemoved'), event('WordSaved')]),
  ).toEqual([{ ...row, due: memory.due, isSaved: true }]);
  expect(rowsAfter(savedWords, [event('WordSaved'), event('WordRemoved')])).toMatchObject([
    { isSaved: false },
  ]);
});
