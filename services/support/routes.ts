import {
  blockStudent,
  fetchProjections,
  fetchPurchaseReceipt,
  fetchStudentBlockStatus,
  fetchStudentRecording,
  grantPaidTime,
  listenToRecording,
  lookUpHistory,
  openPurchaseReceipt,
  requireNewPassword,
  unblockStudent,
} from '#domain/support/contract.ts';
import { blockUser, grantPaidTime as grantTime, unblockUser } from '#domain/accounts/account.ts';
import { requireNewPassword as mustSetPassword } from '#domain/accounts/change-password.ts';
import { isErased } from '#domain/core/personal.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { receiptFile } from '#services/commerce/receipt-file.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { done, route, type Route } from '#services/http/route.ts';
import { endSessionOfBlocked, onAccount } from './account-commands.ts';
import { gatherHistory, recordLookup } from './history.ts';
import { installationRoutes } from './installation-routes.ts';
import { findListenedTo, recordListening } from './listening.ts';
import { findOpened, recordOpening } from './receipts.ts';

/** What admins and support may do to a user; each act names the admin as its actor and stands in the user's history. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal, readModels, files } = dependencies;
  return [
    ...installationRoutes(dependencies),

    route(
      blockStudent,
      async ({ input: { id, reason }, context, principal }) => {
        if (id === principal.userId) {
          return { rejected: 'not_allowed', fields: { id: 'You cannot block yourself.' } };
        }
        const blocked = await onAccount(journal, id, context, (account) => blockUser(account, { reason }));
        if ('rejected' in blocked) return blocked;
        await endSessionOfBlocked(journal, id, context);
        return done({}, blocked);
      },
      { about: ({ input }) => input.id },
    ),

    route(
      unblockStudent,
      async ({ input: { id, reason }, context }) => {
        const unblocked = await onAccount(journal, id, context, (account) =>
          unblockUser(account, { reason }),
        );
        return 'rejected' in unblocked ? unblocked : done({}, unblocked);
      },
      { about: ({ input }) => input.id },
    ),

    route(
      requireNewPassword,
      async ({ input: { id, reason }, context }) => {
        const required = await onAccount(journal, id, context, (account) =>
          mustSetPassword(account, { reason }),
        );
        return 'rejected' in required ? required : done({}, required);
      },
      { about: ({ input }) => input.id },
    ),

    route(fetchStudentBlockStatus, async ({ input: { id } }) => {
      const account = await readAccount(journal, id);
      if (account.status === 'unregistered') return { rejected: 'not_found' };
      if (account.status !== 'blocked') return { status: 200 as const, body: { isBlocked: false } };
      const { reason } = account;
      return { status: 200 as const, body: { isBlocked: true, ...(!isErased(reason) && { reason }) } };
    }),

    route(
      grantPaidTime,
      async ({ input: { id, paidExpiryTime, reason }, context }) => {
        const granted = await onAccount(journal, id, context, (account) =>
          grantTime(account, { paidExpiryTime, reason }),
        );
        return 'rejected' in granted ? granted : done({}, granted);
      },
      { about: ({ input }) => input.id },
    ),

    route(fetchProjections, async () => ({
      status: 200,
      body: { projections: await readModels.states() },
    })),

    route(
      lookUpHistory,
      async ({ input: { id, reason }, context, principal }) => {
        const account = await readAccount(journal, id);
        if (account.status === 'unregistered') return { rejected: 'not_found' };
        const lookup = await recordLookup(
          journal,
          { userId: id, adminId: principal.userId, reason },
          context,
        );
        if ('rejected' in lookup) return lookup;
        const entries = await gatherHistory({ journal, readModels }, id, lookup);
        return done({ userId: id, entries }, lookup);
      },
      { about: ({ input }) => input.id },
    ),

    route(
      listenToRecording,
      async ({ input: { id, recording, reason }, context, principal }) => {
        const listening = { userId: id, adminId: principal.userId, recording, reason };
        const recorded = await recordListening({ journal, files }, listening, context);
        return 'rejected' in recorded ? recorded : done({ listening: context.commandId }, recorded);
      },
      { about: ({ input }) => input.id },
    ),

    route(fetchStudentRecording, async ({ input: { id }, principal, now }) => {
      const stored = await findListenedTo({ journal, files }, id, principal.userId, now);
      if (!stored) return { rejected: 'not_found' };
      return {
        status: 200,
        file: { stored, mediaType: stored.mediaType, cacheControl: 'private, no-store' },
      };
    }),

    route(openPurchaseReceipt, async ({ input: { cartId, reason }, context, principal }) => {
      const opening = { adminId: principal.userId, cartId, reason };
      const recorded = await recordOpening(journal, opening, context);
      return 'rejected' in recorded ? recorded : done({ opening: context.commandId }, recorded);
    }),

    route(fetchPurchaseReceipt, async ({ input: { id }, principal, now }) => {
      const receipt = await findOpened(journal, id, { adminId: principal.userId, now });
      return receipt ? { status: 200, file: await receiptFile(receipt) } : { rejected: 'not_found' };
    }),
  ];
}
