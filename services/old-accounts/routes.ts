import { dayMs } from '#domain/core/durations.ts';
import * as contract from '#domain/old-accounts/contract.ts';
import { deletionRunsId, deletionRunsStream, startDeletion } from '#domain/old-accounts/deletion-runs.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { derivedId } from '../core/ids.ts';
import { done, route, type Route } from '../http/route.ts';
import { findOldAccounts, type OldAccount, type OldAccountSearch } from './find-old-accounts.ts';

const named = 100;

const inactiveSinceOf = (days: number, now: Instant) =>
  new Date(Date.parse(now) - days * dayMs).toISOString();

/** Deletion of old accounts: specification, document 1, section 7; ADR 110. */
export function routes(dependencies: Pick<Dependencies, 'journal' | 'pool'>): Route[] {
  const { journal } = dependencies;

  async function find(search: OldAccountSearch) {
    const found: OldAccount[] = [];
    for await (const account of findOldAccounts(dependencies, search)) {
      if (found.length === contract.mostInOneRun) return { found, hasMore: true };
      found.push(account);
    }
    return { found, hasMore: false };
  }

  return [
    route(
      contract.previewOldAccounts,
      async ({ input: { inactiveDays, keepsBuyers }, now }) => {
        const inactiveSince = inactiveSinceOf(inactiveDays, now);
        const { found, hasMore } = await find({ keepsBuyers, inactiveSince, now });
        return { status: 200, body: { total: found.length, hasMore, accounts: found.slice(0, named) } };
      },
      { reads: ['accounts'] },
    ),

    route(contract.fetchOldAccountDeletions, async () => {
      const { runs } = await readRuns(journal);
      return {
        status: 200,
        body: {
          runs: runs
            .map(({ rules, runId, expected, deleted, startedAt, reason }) => ({
              ...rules,
              runId,
              expected,
              deleted,
              startedAt,
              reason,
            }))
            .toReversed(),
        },
      };
    }),

    route(contract.deleteOldAccount, async ({ input, context }) => {
      const { inactiveDays, keepsBuyers, expected, reason } = input;
      const { at: startedAt, commandId } = context;
      const runId = derivedId('old-accounts', commandId);
      const inactiveSince = inactiveSinceOf(inactiveDays, startedAt);
      const isKnown = (await readRuns(journal)).runs.some((run) => run.runId === runId);
      if (!isKnown) {
        const { found } = await find({ keepsBuyers, inactiveSince, now: startedAt });
        if (found.length !== expected) return { rejected: 'old_accounts_changed' };
      }
      const rules = { inactiveDays, keepsBuyers };
      const run = { runId, rules, inactiveSince, expected, startedAt, reason };
      const started = await handle(journal, deletionRunsStream, deletionRunsId, context, (state) =>
        startDeletion(state, run),
      );
      return 'rejected' in started ? started : done({ runId }, started);
    }),
  ];
}

const readRuns = async (journal: Journal) =>
  fold(deletionRunsStream, await journal.read(deletionRunsStream, deletionRunsStream.nameOf(deletionRunsId)));
