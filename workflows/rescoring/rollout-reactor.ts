import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { rollOutScorers } from './roll-out-scorers.ts';

export function rolloutReactor(workflows: WorkflowStarter): Reactor {
  return defineReactor({
    name: 'scorer_rollouts',
    version: 1,
    types: ['ScorerRolloutStarted'],
    async handle({ data: { rolloutId, scorers, scope }, metadata: { correlationId } }) {
      const input = { rolloutId, scorers, scope, correlationId };
      await workflows.start(`roll_out_scorers_${rolloutId}`, rollOutScorers, input, { mayWait: true });
    },
  });
}
