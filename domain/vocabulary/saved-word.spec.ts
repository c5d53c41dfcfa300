import { test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import type { Memory } from '../reviews/review-card.ts';
import { recallWord, removeWord, savedWordStream, saveWord, type SavedWordEvent } from './saved-word.ts';

const word = 'vary';
const now = '2026-11-27T10:00:00.000Z';
const memory: Memory = {
  due: '2026-11-28T10:00:00.000Z',
  stability: 0.4,
  difficulty: 7.1,
  scheduledDays: 1,
  learningSteps: 0,
  reps: 1,
  lapses: 0,
  state: 'learning',
  lastReview: now,
};
const later: Memory = { ...memory, due: '2026-12-02T10:00:00.000Z' };
const scheduler = { name: 'fsrs 1', next: (before: Memory | undefined) => (before ? later : memory) };
const saved: SavedWordEvent = { type: 'WordSaved', data: { word } };
const removed: SavedWordEvent = { type: 'WordRemoved', data: { word } };
const recalled: SavedWordEvent = {
  type: 'WordRecalled',
  data: { word, recall: 'good', memory, scheduler: scheduler.name },
};
const recall = (at: string) => ({ word, recall: 'good', now: at, scheduler }) as const;

test('saves and removes a word once each', () => {
  given(savedWordStream, [])
    .when((state) => saveWord(state, word))
    .then([saved]);
  given(savedWordStream, [saved])
    .when((state) => saveWord(state, word))
    .then([]);
  given(savedWordStream, [saved])
    .when((state) => removeWord(state, word))
    .then([removed]);
  given(savedWordStream, [])
    .when((state) => removeWord(state, word))
    .then([]);
  given(savedWordStream, [saved, removed])
    .when((state) => saveWord(state, word))
    .then([saved]);
});

test('records a recall once each time the word is due', () => {
  given(savedWordStream, [saved])
    .when((state) => recallWord(state, recall(now)))
    .then([recalled]);
  given(savedWordStream, [saved, recalled])
    .when((state) => recallWord(state, recall(now)))
    .then([]);
  given(savedWordStream, [saved, recalled])
    .when((state) => recallWord(state, recall(memory.due)))
    .then([{ ...recalled, data: { ...recalled.data, memory: later } }]);
  given(savedWordStream, [saved, recalled, removed])
    .when((state) => recallWord(state, recall(memory.due)))
    .thenRejected('word_not_saved');
});
