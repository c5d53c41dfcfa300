import { reject, type Decision } from '../core/events/decision.ts';
import { answerOf } from '../question-types/recorded-answer.ts';
import { isScoredByRule } from '../question-types/registry.ts';
import { typeOfUid } from '../question-types/type-code.ts';
import { firstOf, isNewerScore, type SecondScore } from '../scoring/second-score.ts';
import { scoreOf, type QuestionAttempt, type QuestionAttemptEvent } from './question-attempt.ts';

/** Once per scorer version; nothing without a first score, or for an erased answer. */
export function recordSecondScore(
  state: QuestionAttempt,
  { attemptId, score, rolloutId }: SecondScore & { readonly attemptId: string },
): Decision<QuestionAttemptEvent, 'not_found'> {
  if (state.status === 'open') return reject('not_found');
  if (state.status !== 'scored' || answerOf(state.answer) === undefined) return [];
  const first = scoreOf(state).score;
  if (!isNewerScore(score, first, state.secondScores)) return [];
  const { uid, isNoticeRequested = false } = state;
  const about = { attemptId, uid, type: typeOfUid(uid), score, rolloutId };
  return [{ type: 'AnswerScoredAgain', data: { ...about, first: firstOf(first), isNoticeRequested } }];
}

/** Only for analysed answers. */
export function requestNewScoreNotice(
  state: QuestionAttempt,
  { attemptId }: { readonly attemptId: string },
): Decision<QuestionAttemptEvent, 'not_found'> {
  if (state.status !== 'scored' || isScoredByRule(typeOfUid(state.uid))) return reject('not_found');
  const { uid, isNoticeRequested } = state;
  if (isNoticeRequested) return [];
  return [{ type: 'NewScoreNoticeRequested', data: { attemptId, uid, type: typeOfUid(uid) } }];
}
