import type { CommandContext } from '#domain/core/journal.ts';
import type { Decision } from '#domain/core/decision.ts';
import * as contract from '#domain/mock-tests/extra-time-contract.ts';
import {
  extraTimeStream,
  grantExtraTime,
  takeExtraTimeBack,
  type ExtraTimeEvent,
} from '#domain/mock-tests/extra-time.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { handle } from '../core/handle.ts';
import { done, route, type Route } from '../http/route.ts';
import { readExtraTime } from './extra-time.ts';

type ExtraTime = typeof extraTimeStream.initial;

/** Longer clocks for a student who needs them, granted by an admin: see ADR 47. */
export function extraTimeRoutes({ journal }: Pick<Dependencies, 'journal'>): Route[] {
  async function change(
    userId: string,
    sender: CommandContext,
    decide: (state: ExtraTime) => Decision<ExtraTimeEvent>,
  ) {
    const account = await readAccount(journal, userId);
    if (account.status === 'unregistered') return { rejected: 'not_found' as const };
    if (account.status === 'deleted') return { rejected: 'account_deleted' as const };
    const changed = await handle(journal, extraTimeStream, userId, { ...sender, userId }, decide);
    return 'rejected' in changed ? changed : done({}, changed);
  }

  return [
    route(contract.fetchExtraTimeOfUser, async ({ input: { id } }) => {
      const account = await readAccount(journal, id);
      if (account.status === 'unregistered') return { rejected: 'not_found' };
      return { status: 200 as const, body: await readExtraTime(journal, id) };
    }),

    route(contract.grantExtraTime, ({ input: { id, ...granting }, context }) =>
      change(id, context, (state) => grantExtraTime(state, granting)),
    ),

    route(contract.takeExtraTimeBack, ({ input: { id, reason }, context }) =>
      change(id, context, (state) => takeExtraTimeBack(state, { reason })),
    ),
  ];
}
