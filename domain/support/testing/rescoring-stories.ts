import type { AnyEvent } from '../../streams.ts';
import { objectiveScore } from '../../scoring/score.ts';

type DataOf<Type extends AnyEvent['type']> = Extract<AnyEvent, { readonly type: Type }>['data'];

const first = { points: 1, maximum: 2, successful: false, scorer: 'writing', scorerVersion: 3 };
const written = { attemptId: 'a1', uid: 'WSC-0001', type: 'WSC' } as const;

/** A rollout rescores a written answer in practice and one in a test. */
export const rescoringStories = {
  ScorerRolloutStarted: {
    rolloutId: 'r1',
    scorers: { writing: 4, speaking: 8 },
    scope: { since: '2026-11-01' },
    reason: 'A better tagger',
    startedAt: '2026-11-03T14:00:00.000Z',
  },
  AnswerScoredAgain: {
    ...written,
    score: { ...objectiveScore(2, 2, true, []), scorer: 'writing', scorerVersion: 4 },
    first,
    rolloutId: 'r1',
    isNoticeRequested: true,
  },
  NewScoreNoticeRequested: written,
  MockTestAnswerScoredAgain: {
    uid: 'WSC-0001',
    score: { ...objectiveScore(1, 2, false, []), scorer: 'writing', scorerVersion: 4 },
    first,
    rolloutId: 'r1',
    isNoticeRequested: false,
  },
  MockTestNewScoreNoticeRequested: { uid: 'WSC-0001' },
  ScorerRolloutFinished: { rolloutId: 'r1', added: 2, changed: 1, failed: 0 },
} satisfies { readonly [Type in AnyEvent['type']]?: DataOf<Type> };
