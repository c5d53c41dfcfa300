import { expect, test } from 'vitest';
import { fold } from '../core/events/stream.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  clearScore,
  practiceMarksId,
  practiceMarksStream,
  setFavorite,
  setTested,
  type PracticeMarks,
  type PracticeMarksEvent,
} from './practice-marks.ts';

const favorited: PracticeMarksEvent = { type: 'QuestionFavorited', data: { uid: 'RSA-0001' } };
const tested: PracticeMarksEvent = { type: 'QuestionMarkedAsTested', data: { uid: 'RSA-0001' } };
const uid = 'RSA-0001';
const now = '2026-11-21T12:00:00.000Z';

test('adds and removes a favourite', () => {
  expect(practiceMarksStream.nameOf(practiceMarksId('u1', 'RSA'))).toBe('practice_marks-u1-RSA');
  given(practiceMarksStream, [])
    .when((state) => setFavorite(state, { uid, isFavorite: true }))
    .then([favorited]);
  given(practiceMarksStream, [favorited])
    .when((state) => setFavorite(state, { uid, isFavorite: false }))
    .then([{ type: 'QuestionUnfavorited', data: { uid } }]);
  given(practiceMarksStream, [])
    .when((state) => setFavorite(state, { uid, isFavorite: false }))
    .then([]);
});

test('marks a question as seen in the exam, and clears the mark', () => {
  given(practiceMarksStream, [favorited])
    .when((state) => setTested(state, { uid, isTested: true }))
    .then([tested]);
  given(practiceMarksStream, [tested])
    .when((state) => setTested(state, { uid, isTested: false }))
    .then([{ type: 'QuestionUnmarkedAsTested', data: { uid } }]);
});

test('clears the score of one question or all, repeatedly, and keeps the marks', () => {
  const clear =
    (changes: { readonly uid?: string; readonly now?: string } = {}) =>
    (marks: PracticeMarks) =>
      clearScore(marks, { exercise: 'RSA', now, ...changes });
  const cleared: PracticeMarksEvent = {
    type: 'ExerciseScoreCleared',
    data: { exercise: 'RSA', clearedAt: now },
  };
  given(practiceMarksStream, [favorited]).when(clear()).then([cleared]);
  const later = '2026-11-21T13:00:00.000Z';
  given(practiceMarksStream, [cleared])
    .when(clear({ uid, now: later }))
    .then([{ type: 'ExerciseScoreCleared', data: { exercise: 'RSA', uid, clearedAt: later } }]);
  expect(fold(practiceMarksStream, [favorited, tested, cleared])).toEqual({
    favorites: [uid],
    tested: [uid],
    cleared: { RSA: now },
  });
});
