import {
  fetchProjections,
  fetchPurchaseReceipt,
  fetchStudentBlockStatus,
  fetchStudentRecording,
  listenToRecording,
  lookUpHistory,
  openPurchaseReceipt,
} from '#domain/support/contract.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { receiptFile } from '#services/commerce/receipts/receipt-file.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { done, route, type Route } from '#services/http/route.ts';
import { accountRoutes } from './account-routes.ts';
import { gatherHistory, recordLookup } from './history.ts';
import { installationRoutes } from './installation-routes.ts';
import { findListenedTo, recordListening } from './listening.ts';
import { findOpened, recordOpening } from './receipts.ts';

export function routes(dependencies: Dependencies): Route[] {
  const { journal, readModels, files } = dependencies;
  return [
    ...installationRoutes(dependencies),
    ...accountRoutes(dependencies),

    route(fetchStudentBlockStatus, async ({ input: { id } }) => {
      const account = await readAccount(journal, id);
      if (account.status === 'unregistered') return { rejected: 'not_found' };
      if (account.status !== 'blocked') return { status: 200 as const, body: { isBlocked: false } };
      const { reason } = account;
      return { status: 200 as const, body: { isBlocked: true, ...(!isErased(reason) && { reason }) } };
    }),

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
