import type { z } from 'zod';
import { reject } from '#domain/core/events/decision.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { inUtc, phaseOf } from '#domain/core/period.ts';
import * as adminContract from '#domain/perks/admin-contract.ts';
import * as contract from '#domain/perks/contract.ts';
import { claimPerk, perkClaimId, perkClaimStream } from '#domain/perks/perk-claim.ts';
import { changePerk, createPerk, endPerk, isOffered, perkStream, type Perk } from '#domain/perks/perk.ts';
import type { PerkRow } from '#projections/perks/projection.ts';
import { listPerks, selectRunningPerks } from '#projections/perks/queries.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { editedStream } from '../http/edited-stream.ts';
import { done, route, type Route } from '../http/route.ts';
import type { LoggedIn } from '../identity/principal.ts';

export function routes({ journal, readModels, clock }: Dependencies): Route[] {
  const readPerk = async (perkId: string) =>
    fold(perkStream, await journal.read(perkStream, perkStream.nameOf(perkId))).perk;
  const hasClaimed = async (perkId: string, userId: string) =>
    (await journal.read(perkClaimStream, perkClaimStream.nameOf(perkClaimId(perkId, userId)))).length > 0;
  const { send, withRevision } = editedStream(journal, perkStream);
  return [
    route(
      contract.fetchAllPerks,
      async ({ principal, now }) => {
        const person = { isPaid: isPaid(principal, now), now };
        const running = await selectRunningPerks(readModels.db, now);
        const shown = await Promise.all(
          running.map(async (perk) => ({
            perk,
            isClaimed: await hasClaimed(perk.perkId, principal.userId),
          })),
        );
        const perks = shown
          .filter(({ perk, isClaimed }) => isClaimed || isOffered(perk, person))
          .map(({ perk, isClaimed }) => asShown(perk, isClaimed));
        return { status: 200, body: { perks } };
      },
      { reads: ['perks'] },
    ),

    route(contract.claimPerk, async ({ input: { perkId }, principal, context, now }) => {
      const { userId } = principal;
      const perk = await readPerk(perkId);
      if (!perk) return reject('perk_not_found');
      const claim = { perk, userId, isPaid: isPaid(principal, now), now };
      const claimed = await handle(
        journal,
        perkClaimStream,
        perkClaimId(perkId, userId),
        { ...context, userId },
        (state) => claimPerk(state, claim),
      );
      return 'rejected' in claimed ? claimed : done({ perk: asShown(perk, true) }, claimed);
    }),

    route(adminContract.createPerk, ({ input, ...sent }) =>
      send(input.perkId, sent, (state) => createPerk(state, setBy(input))),
    ),
    route(adminContract.changePerk, ({ input, ...sent }) =>
      send(input.perkId, sent, (state) => changePerk(state, setBy(input))),
    ),
    route(adminContract.endPerk, ({ input: { perkId, reason }, now, ...sent }) =>
      send(perkId, sent, (state) => endPerk(state, { now, reason })),
    ),
    ...adminResourceRoutes(adminContract.perks, {
      reads: ['perks'],
      async list(query) {
        const now = clock();
        const { rows, total } = await listPerks(readModels.db, query, now);
        return { rows: rows.map((row) => asListed(row, now)), total };
      },
      complete: withRevision,
    }),
  ];
}

const isPaid = ({ account: { paidExpiryTime } }: LoggedIn, now: Instant) =>
  paidExpiryTime !== undefined && paidExpiryTime > now;

const asShown = (perk: Perk, isClaimed: boolean) => ({
  ...perk,
  ...(!isClaimed && { code: '', link: '' }),
  isClaimed,
});

const setBy = ({ reason, ...perk }: z.infer<typeof adminContract.createPerk.input>) => ({
  perk: inUtc(perk),
  reason,
});

const asListed = (row: PerkRow, now: Instant) => ({ ...row, id: row.perkId, status: phaseOf(row, now) });
