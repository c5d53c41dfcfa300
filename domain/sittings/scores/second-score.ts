import { reject, type Decision } from '../../core/events/decision.ts';
import { answerOf } from '../../question-types/recorded-answer.ts';
import { firstOf, isNewerScore, type SecondScore } from '../../scoring/second-score.ts';
import type { MockTestAttempt, MockTestEvent, ScoredQuestion } from '../mock-test-attempt.ts';
import { isAnalysed } from './mock-test-scores.ts';

type Refused = 'mock_test_not_found' | 'not_in_this_test';

/** An analysed question's result; undefined before the result, or without a score. */
function analysedResult(state: MockTestAttempt, uid: string): ScoredQuestion | undefined {
  if (state.status !== 'scored' || !isAnalysed(uid)) return undefined;
  return state.results.find((result): result is ScoredQuestion => result.uid === uid && 'score' in result);
}

function refusal(state: MockTestAttempt, uid: string): Refused | undefined {
  if (state.status === 'not_started') return 'mock_test_not_found';
  return state.questions.some((asked) => asked.uid === uid) ? undefined : 'not_in_this_test';
}

/** Once per scorer version; none for omitted or erased answers, or before the result. */
export function recordSecondTestScore(
  state: MockTestAttempt,
  { uid, score, rolloutId }: SecondScore & { readonly uid: string },
): Decision<MockTestEvent, Refused> {
  const refused = refusal(state, uid);
  if (refused) return reject(refused);
  const result = analysedResult(state, uid);
  if (!result || state.status === 'not_started') return [];
  const recorded = state.answers[state.questions.findIndex((asked) => asked.uid === uid)];
  if (!recorded || answerOf(recorded) === undefined) return [];
  if (!isNewerScore(score, result.score, result.secondScores)) return [];
  const { isNoticeRequested = false } = result;
  const data = { uid, score, first: firstOf(result.score), rolloutId, isNoticeRequested };
  return [{ type: 'MockTestAnswerScoredAgain', data }];
}

/** Only for analysed answers. */
export function requestTestScoreNotice(
  state: MockTestAttempt,
  { uid }: { readonly uid: string },
): Decision<MockTestEvent, Refused> {
  const refused = refusal(state, uid);
  if (refused) return reject(refused);
  const result = analysedResult(state, uid);
  if (!result) return reject('not_in_this_test');
  return result.isNoticeRequested ? [] : [{ type: 'MockTestNewScoreNoticeRequested', data: { uid } }];
}
