import type { Descriptions } from '../core/capability.ts';
import { duration } from '../core/text/words.ts';
import { pointsInWords } from '../question-types/points-in-words.ts';
import { answerInWords } from '../question-types/registry.ts';
import { scorerInWords } from '../scoring/second-score.ts';
import type { PracticeMarksEvent } from './practice-marks.ts';
import type { QuestionAttemptEvent } from './question-attempt.ts';

export const practiceDescriptions: Descriptions<QuestionAttemptEvent | PracticeMarksEvent> = {
  AnswerSubmitted: ({ uid, answer }) => `Sent the answer to ${uid}: ${answerInWords(answer)}`,
  AnswerScored: ({ uid, score, secondsUsed }) =>
    `Submitted ${uid}: ${pointsInWords(uid, score)}, ${duration(secondsUsed)}`,
  AnswerAnalysisFailed: ({ uid, reason }) => `The answer to ${uid} could not be scored: ${reason}`,
  AnswerRescored: ({ uid, score, previous, reason }) =>
    `Scored ${uid} again: ${pointsInWords(uid, score)}; before, ${pointsInWords(uid, previous)}. Reason: ${reason}`,
  AnswerScoredAgain: ({ uid, score, first }) =>
    `Scored ${uid} again by ${scorerInWords(score)}: ${pointsInWords(uid, score)}. The first score counts: ${pointsInWords(uid, first)} by ${scorerInWords(first)}`,
  NewScoreNoticeRequested: ({ uid }) => `Asked for a notification about a newer score of ${uid}`,

  QuestionFavorited: ({ uid }) => `Added ${uid} to the favourites`,
  QuestionUnfavorited: ({ uid }) => `Removed ${uid} from the favourites`,
  QuestionMarkedAsTested: ({ uid }) => `Said that ${uid} came up in the real exam`,
  QuestionUnmarkedAsTested: ({ uid }) => `Withdrew that ${uid} came up in the real exam`,
  ExerciseScoreCleared: ({ exercise, uid }) => `Cleared the score of ${uid ?? `all ${exercise} questions`}`,
};
