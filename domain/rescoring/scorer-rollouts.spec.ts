import { test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import {
  finishRollout,
  scorerRolloutsStream,
  startRollout,
  type ScorerRolloutsEvent,
} from './scorer-rollouts.ts';

test('rollouts run one at a time, and each ends once', () => {
  const rollout = {
    rolloutId: 'r1',
    scorers: { writing: 4, speaking: 8 },
    scope: { type: 'WWE' as const },
    reason: 'A better tagger',
    startedAt: '2026-11-20T12:00:00.000Z',
  };
  const counts = { added: 3, changed: 2, failed: 1 };
  const started: ScorerRolloutsEvent = { type: 'ScorerRolloutStarted', data: rollout };
  const finished: ScorerRolloutsEvent = {
    type: 'ScorerRolloutFinished',
    data: { rolloutId: 'r1', ...counts },
  };
  const next = { ...rollout, rolloutId: 'r2' };
  given(scorerRolloutsStream, [])
    .when((state) => startRollout(state, rollout))
    .then([started]);
  given(scorerRolloutsStream, [started])
    .when((state) => startRollout(state, rollout))
    .then([]);
  given(scorerRolloutsStream, [started])
    .when((state) => startRollout(state, next))
    .thenRejected('rollout_running');
  given(scorerRolloutsStream, [started])
    .when((state) => finishRollout(state, { rolloutId: 'r1', ...counts }))
    .then([finished]);
  given(scorerRolloutsStream, [started, finished])
    .when((state) => finishRollout(state, { rolloutId: 'r1', ...counts }))
    .then([]);
  // The same version again, for answers that an older worker scored meanwhile.
  given(scorerRolloutsStream, [started, finished])
    .when((state) => startRollout(state, next))
    .then([{ type: 'ScorerRolloutStarted', data: next }]);
});
