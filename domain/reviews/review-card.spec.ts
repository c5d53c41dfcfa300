import { expect, test } from 'vitest';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  recallOf,
  recordRecall,
  reviewCardStream,
  stopReview,
  withdrawRecall,
  type Recall,
  type ReviewCard,
  type ReviewCardEvent,
} from './review-card.ts';

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
const at = '2026-11-21T13:00:00.000Z';
const scheduler = { name: 'fsrs 1', next: () => memory };
const record =
  (attemptId: string, recall: Recall, answeredAt = at) =>
  (card: ReviewCard) =>
    recordRecall(card, { uid, attemptId, recall, at: answeredAt, scheduler });
const scheduled = (attemptId: string, recall: Recall): ReviewCardEvent => ({
  type: 'ReviewScheduled',
  data: { uid, attemptId, recall, memory, scheduler: scheduler.name },
});
const stopped: ReviewCardEvent = { type: 'ReviewStopped', data: { uid } };

test('schedules missed questions, and not known ones', () => {
  given(reviewCardStream, [])
    .when(record('a1', 'again'))
    .then([scheduled('a1', 'again')]);
  given(reviewCardStream, []).when(record('a1', 'good')).then([]);
  given(reviewCardStream, []).when(record('a1', 'hard')).then([]);
});

test('moves a card with every later answer once', () => {
  const past = [scheduled('a1', 'again')];
  given(reviewCardStream, past)
    .when(record('a2', 'good'))
    .then([scheduled('a2', 'good')]);
  given(reviewCardStream, past).when(record('a1', 'again')).then([]);
});

test('resumes a stopped card only after another miss', () => {
  const past = [scheduled('a1', 'again'), stopped];
  given(reviewCardStream, [scheduled('a1', 'again')])
    .when((state) => stopReview(state, { uid }))
    .then([stopped]);
  given(reviewCardStream, past).when(record('a2', 'good')).then([]);
  given(reviewCardStream, past)
    .when(record('a3', 'again'))
    .then([scheduled('a3', 'again')]);
  given(reviewCardStream, past)
    .when(record('a1', 'again'))
    .then([scheduled('a1', 'again')]);
  given(reviewCardStream, [])
    .when((state) => stopReview(state, { uid }))
    .then([]);
});

test('ignores an answer older than the last one of the card', () => {
  given(reviewCardStream, [scheduled('a1', 'again')])
    .when(record('a2', 'again', '2026-11-21T11:59:59.999Z'))
    .then([]);
});

test('stops a card whose only miss is withdrawn', () => {
  const withdraw = (card: ReviewCard) => withdrawRecall(card, { uid, attemptId: 'a1' });
  given(reviewCardStream, [scheduled('a1', 'again')])
    .when(withdraw)
    .then([stopped]);
  given(reviewCardStream, [scheduled('a1', 'again'), scheduled('a2', 'again')])
    .when(withdraw)
    .then([]);
  given(reviewCardStream, []).when(withdraw).then([]);
});

test('a card stays small', () => {
  const past = Array.from({ length: 100 }, (_one, index) => scheduled(`a${index}`, 'again'));
  expect(fold(reviewCardStream, past)).toMatchObject({ attemptIds: { length: 20 } });
});

test.each([
  [0, 1, false, 'again'],
  [2, 4, false, 'again'],
  [3, 4, true, 'hard'],
  [4, 4, true, 'good'],
])('%i of %i, successful: %s counts as %s', (points, maximum, successful, recall) => {
  expect(recallOf({ points, maximum, successful })).toBe(recall);
});
