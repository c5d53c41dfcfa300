import * as contract from '#domain/credits/contract.ts';
import type { PaidAccess } from '#domain/accounts/paid-access.ts';
import { isPaid } from '#domain/practice/access.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../dependencies.ts';
import { unlimitedFor, unlimitedOf } from '../identity/bought.ts';
import { personOf, viewerOf } from '../identity/principal.ts';
import { done, route, type Route } from '../http/route.ts';
import { grantToUser } from './credits.ts';
import { balancesView, readStanding, readLedger, withTestNames } from './read-ledger.ts';

/** Credits: specification, document 1, sections 5 to 7; document 2, sections 5 and 6. */
export function routes({
  journal,
  settings,
  readModels,
}: Pick<Dependencies, 'journal' | 'settings' | 'readModels'>): Route[] {
  const own = { journal, settings };
  const balances = async (person: Parameters<typeof readStanding>[1]) => {
    return balancesView(await readStanding(own, person));
  };
  const ledgerOf = async (
    person: Parameters<typeof readLedger>[1],
    standing: Parameters<typeof readLedger>[2],
  ) => withTestNames(readModels.db, await readLedger(own, person, standing));
  return [
    route(contract.fetchCredits, async ({ principal, now }) => ({
      status: 200,
      body: await ledgerOf(personOf(principal), {
        isPaid: isPaid(viewerOf(principal), now),
        isSpeakingUnlimited: unlimitedOf(principal, now).includes('speaking'),
      }),
    })),

    route(contract.useWritingCredit, async ({ principal }) => ({
      status: 200,
      body: await balances(personOf(principal)),
    })),

    route(contract.useSpeakingCredit, async ({ principal }) => ({
      status: 200,
      body: await balances(personOf(principal)),
    })),

    route(contract.resetCredits, async ({ principal }) => ({
      status: 200,
      body: await balances(personOf(principal)),
    })),

    route(contract.fetchCreditsOfUser, async ({ input: { id: userId }, now }) => {
      const account = await readAccount(journal, userId);
      if (account.status === 'unregistered') return { rejected: 'not_found' };
      const access: PaidAccess = account.status === 'deleted' ? {} : account;
      const standing = {
        isPaid: isPaid({ kind: 'student', paidExpiryTime: access.paidExpiryTime }, now),
        isSpeakingUnlimited: unlimitedFor(access, now).includes('speaking'),
      };
      return { status: 200 as const, body: await ledgerOf({ userId }, standing) };
    }),

    route(
      contract.grantCredits,
      async ({ input: { id: userId, ...granting }, context }) => {
        const account = await readAccount(journal, userId);
        if (account.status === 'unregistered') return { rejected: 'not_found' };
        if (account.status === 'deleted') return { rejected: 'account_deleted' };
        const granted = await grantToUser(own, userId, granting, context);
        if ('rejected' in granted) return granted;
        return done(await balances({ userId }), granted);
      },
      { about: ({ input }) => input.id },
    ),
  ];
}
