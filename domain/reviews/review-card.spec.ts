import { expect, test } from 'vitest';
import { fold } from '../core/decider.ts';
import { given } from '../core/testing/given-when-then.ts';
import { recallOf, reviewCardDecider, type Recall, type ReviewCardEvent } from './review-card.ts';

const memory = {
  due: '2026-11-22T12:00:00.000Z',
  stability: 0.4,
  difficulty: 7.1,
  scheduledDays: 1,
  learningSteps: 0,
  reps: 1,
  lapses: 0,
  state: 'learning',
  lastReview: '2026-11-21T12:00:00.000Z',
} as const;
const uid = 'RSA-0001';
const scheduler = 'fsrs 1';
const record = (attemptId: string, recall: Recall) =>
  ({ type: 'recordRecall', uid, attemptId, recall, memory, scheduler }) as const;
const scheduled = (attemptId: string, recall: Recall): ReviewCardEvent => ({
  type: 'ReviewScheduled',
  data: { uid, attemptId, recall, memory, scheduler },
});
const stopped: ReviewCardEvent = { type: 'ReviewStopped', data: { uid } };

test('what was missed comes back; what was known at once does not', () => {
  given(reviewCardDecider, [])
    .when(record('a1', 'again'))
    .then([scheduled('a1', 'again')]);
  given(reviewCardDecider, []).when(record('a1', 'good')).then([]);
  given(reviewCardDecider, []).when(record('a1', 'hard')).then([]);
});

test('every later answer moves a card, each once', () => {
  const past = [scheduled('a1', 'again')];
  given(reviewCardDecider, past)
    .when(record('a2', 'good'))
    .then([scheduled('a2', 'good')]);
  given(reviewCardDecider, past).when(record('a1', 'again')).then([]);
});

test('a card that was stopped is woken by another miss alone', () => {
  const past = [scheduled('a1', 'again'), stopped];
  given(reviewCardDecider, [scheduled('a1', 'again')])
    .when({ type: 'stopReview', uid })
    .then([stopped]);
  given(reviewCardDecider, past).when(record('a2', 'good')).then([]);
  given(reviewCardDecider, past)
    .when(record('a3', 'again'))
    .then([scheduled('a3', 'again')]);
  given(reviewCardDecider, past)
    .when(record('a1', 'again'))
    .then([scheduled('a1', 'again')]);
  given(reviewCardDecider, []).when({ type: 'stopReview', uid }).then([]);
});

test('a card stays small', () => {
  const past = Array.from({ length: 100 }, (_one, index) => scheduled(`a${index}`, 'again'));
  expect(fold(reviewCardDecider, past)).toMatchObject({ attemptIds: { length: 20 } });
});

test.each([
  [0, 1, false, 'again'],
  [2, 4, false, 'again'],
  [3, 4, true, 'hard'],
  [4, 4, true, 'good'],
])('%i of %i, successful: %s counts as %s', (points, maximum, successful, recall) => {
  expect(recallOf({ points, maximum, successful })).toBe(recall);
});
