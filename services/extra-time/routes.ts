import type { Position } from '#domain/core/events/event-store.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Decision } from '#domain/core/events/decision.ts';
import * as contract from '#domain/extra-time/contract.ts';
import {
  extraTimeStream,
  grantExtraTime,
  takeExtraTimeBack,
  type ExtraTimeEvent,
} from '#domain/extra-time/extra-time.ts';
import { grantExtraTimeInTest } from '#domain/sittings/clocks/extra-time-in-test.ts';
import { selectOpenSittings } from '#projections/sittings/queries.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { momentOf } from '../sittings/moment-of.ts';
import { done, route, type Route } from '../http/route.ts';
import { onSitting } from '../sittings/commands.ts';
import { readExtraTime } from './extra-time.ts';
import { readSitting } from '../sittings/read-sitting.ts';

type ExtraTime = typeof extraTimeStream.initial;

/** Extra time for a student, granted by an admin: ADR 47. */
export function routes(
  dependencies: Pick<Dependencies, 'journal' | 'pool' | 'keys' | 'readModels'>,
): Route[] {
  const { journal, readModels } = dependencies;
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

  /** In the user's running tests. @throws StoreUnavailable */
  async function grantInTests(
    userId: string,
    granted: ExtraTime,
    context: CommandContext,
    position: Position | undefined,
  ): Promise<void> {
    await readModels.waitFor(['sittings'], position);
    for (const sessionId of await selectOpenSittings(readModels.db, userId)) {
      const sitting = await readSitting(journal, sessionId);
      if (!sitting) continue;
      const moment = await momentOf(dependencies, sitting.state, context.at, false);
      await onSitting({ journal }, sessionId, context, (state) =>
        grantExtraTimeInTest(state, { granted, ...moment }),
      );
    }
  }

  return [
    route(contract.fetchExtraTimeOfUser, async ({ input: { id } }) => {
      const account = await readAccount(journal, id);
      if (account.status === 'unregistered') return { rejected: 'not_found' };
      return { status: 200 as const, body: await readExtraTime(journal, id) };
    }),

    route(
      contract.grantExtraTime,
      async ({ input: { id, ...granting }, context }) => {
        const outcome = await change(id, context, (state) => grantExtraTime(state, granting));
        // Also if the student already has it: an earlier attempt may have been interrupted here.
        if (!('rejected' in outcome))
          await grantInTests(id, granting, { ...context, userId: id }, outcome.position);
        return outcome;
      },
      { about: ({ input }) => input.id },
    ),

    route(
      contract.takeExtraTimeBack,
      ({ input: { id, reason }, context }) =>
        change(id, context, (state) => takeExtraTimeBack(state, { reason })),
      { about: ({ input }) => input.id },
    ),
  ];
}
