import type { Instant } from '#domain/core/instant.ts';
import type { Answer } from '#domain/question-types/registry.ts';
import { typeOfUid } from '#domain/question-types/type-code.ts';
import type { QuestionTopic } from '#domain/question-types/question-topics.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { Example } from './recorded.ts';

export const userId = '0190a000-0000-7000-8000-000000000001';
export const sessionId = '0190a000-0000-7000-8000-000000000002';
export const attemptId = '0190a000-0000-7000-8000-000000000003';

export function score(points: number, maximum: number, successful = points * 2 > maximum): Score {
  return {
    points,
    maximum,
    successful,
    rubric: '2021',
    scorer: 'objective',
    scorerVersion: 1,
    traits: [{ trait: 'content', points, maximum, evidence: [] }],
  };
}

interface Scoring {
  readonly attempt: string;
  readonly person: { readonly userId: string } | { readonly visitorId: string };
  readonly uid: string;
  readonly secondsUsed: number;
  readonly at: Instant;
}

/** The fields missing from the first events. */
interface About {
  readonly difficulty?: number;
  readonly topics?: QuestionTopic[];
}

/** By default of a user. */
export function answerScored(
  of: Score,
  {
    attempt = attemptId,
    person = { userId },
    uid = 'RRP-0003',
    secondsUsed = 41,
    at = '2026-01-02T10:00:00.000Z',
    about = {},
  }: Partial<Scoring & { readonly about: About }> = {},
): Example {
  return {
    type: 'AnswerScored',
    data: { attemptId: attempt, uid, type: typeOfUid(uid), score: of, ...about, secondsUsed },
    stream: `question_attempt-${attempt}`,
    ...person,
    at,
  };
}

export function answerAnalysisFailed(): Example {
  const data = { attemptId, uid: 'RRP-0003', type: typeOf('RRP-0003'), reason: 'No answer.' };
  const at = '2026-01-02T10:00:05.000Z';
  return { type: 'AnswerAnalysisFailed', data, stream: `question_attempt-${attemptId}`, userId, at };
}

/** `AnswerSubmitted`: the first event of an attempt. */
export function answerSubmitted({
  attempt = attemptId,
  person = { userId },
  uid = 'RRP-0003',
  secondsUsed = 41,
  at = '2026-01-02T10:00:00.000Z',
  revision = 1,
}: Partial<Scoring & { readonly revision: number }> = {}): Example {
  const type = typeOf(uid);
  const answer: Answer =
    type === 'RSA' ? { type, selectedAnswer: 'Often' } : { type, items: ['C', 'A', 'B', 'D'] };
  return {
    type: 'AnswerSubmitted',
    data: { attemptId: attempt, uid, type, revision, answer, secondsUsed },
    stream: `question_attempt-${attempt}`,
    ...person,
    at,
  };
}

/** `AnswerRescored` after a corrected key, with the replaced score. */
export function answerRescored(
  before: Score,
  after: Score,
  {
    attempt = attemptId,
    person = { userId },
    uid = 'RRP-0003',
    secondsUsed = 41,
    at = '2026-02-01T12:00:00.000Z',
    revision = 2,
  }: Partial<Scoring & { readonly revision: number }> = {},
): Example {
  const { points, maximum, successful } = before;
  return {
    type: 'AnswerRescored',
    data: {
      attemptId: attempt,
      uid,
      type: typeOf(uid),
      difficulty: 4,
      topics: ['history'],
      revision,
      score: after,
      previous: {
        points,
        maximum,
        successful,
      },
      reason: 'The key was wrong',
      answeredAt: '2026-01-02T10:00:00.000Z',
      secondsUsed,
    },
    stream: `question_attempt-${attempt}`,
    ...person,
    at,
  };
}

function typeOf(uid: string) {
  return uid.startsWith('RSA') ? ('RSA' as const) : ('RRP' as const);
}
