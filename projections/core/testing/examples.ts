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
  readonly at: string;
}

/** `AnswerScored` of a user, or of a visitor where the person is named so. */
export function answerScored(
  of: Score,
  {
    attempt = attemptId,
    person = { userId },
    uid = 'RRP-0003',
    secondsUsed = 41,
    at = '2026-01-02T10:00:00.000Z',
  }: Partial<Scoring> = {},
): Example {
  return {
    type: 'AnswerScored',
    data: { attemptId: attempt, uid, type: uid.startsWith('RSA') ? 'RSA' : 'RRP', score: of, secondsUsed },
    stream: `question_attempt-${attempt}`,
    ...person,
    at,
  };
}
