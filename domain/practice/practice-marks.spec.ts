import { expect, test } from 'vitest';
import { fold } from '../core/decider.ts';
import { given } from '../core/testing/given-when-then.ts';
import { practiceMarksDecider, practiceMarksStream, type PracticeMarksEvent } from './practice-marks.ts';

const favorited: PracticeMarksEvent = { type: 'QuestionFavorited', data: { uid: 'RSA-0001' } };
const tested: PracticeMarksEvent = { type: 'QuestionMarkedAsTested', data: { uid: 'RSA-0001' } };
const uid = 'RSA-0001';
const now = '2026-11-21T12:00:00.000Z';

test('a question becomes a favourite and is one no longer', () => {
  expect(practiceMarksStream('u1', 'RSA')).toBe('practice_marks-u1-RSA');
  given(practiceMarksDecider, []).when({ type: 'setFavorite', uid, isFavorite: true }).then([favorited]);
  given(practiceMarksDecider, [favorited])
    .when({ type: 'setFavorite', uid, isFavorite: false })
    .then([{ type: 'QuestionUnfavorited', data: { uid } }]);
  given(practiceMarksDecider, []).when({ type: 'setFavorite', uid, isFavorite: false }).then([]);
});

test('a question is marked as met in the exam, and that is taken back', () => {
  given(practiceMarksDecider, [favorited]).when({ type: 'setTested', uid, isTested: true }).then([tested]);
  given(practiceMarksDecider, [tested])
    .when({ type: 'setTested', uid, isTested: false })
    .then([{ type: 'QuestionUnmarkedAsTested', data: { uid } }]);
});

test('the score of one question or of all is cleared, again and again, and marks stay', () => {
  const clear = { type: 'clearScore', exercise: 'RSA', now } as const;
  const cleared: PracticeMarksEvent = {
    type: 'ExerciseScoreCleared',
    data: { exercise: 'RSA', clearedAt: now },
  };
  given(practiceMarksDecider, [favorited]).when(clear).then([cleared]);
  const later = '2026-11-21T13:00:00.000Z';
  given(practiceMarksDecider, [cleared])
    .when({ ...clear, uid, now: later })
    .then([{ type: 'ExerciseScoreCleared', data: { exercise: 'RSA', uid, clearedAt: later } }]);
  expect(fold(practiceMarksDecider, [favorited, tested, cleared])).toEqual({
    favorites: [uid],
    tested: [uid],
    cleared: { RSA: now },
  });
});
