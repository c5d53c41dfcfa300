import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { deleteOldAccounts } from './delete-old-accounts.ts';

export function oldAccountsReactor(workflows: WorkflowStarter): Reactor {
  return defineReactor({
    name: 'old_accounts',
    version: 1,
    types: ['OldAccountsDeletionStarted'],
    async handle({ data: { runId, rules, inactiveSince, expected }, metadata: { correlationId } }) {
      const { keepsBuyers } = rules;
      const run = { runId, keepsBuyers, inactiveSince, expected, correlationId };
      await workflows.start(`old_accounts_${runId}`, deleteOldAccounts, run);
    },
  });
}
