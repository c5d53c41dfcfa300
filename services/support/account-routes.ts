import { blockUser, grantPaidTime as grantTime, unblockUser } from '#domain/accounts/account.ts';
import { requireNewPassword as mustSetPassword } from '#domain/accounts/passwords/change-password.ts';
import { blockStudent, grantPaidTime, requireNewPassword, unblockStudent } from '#domain/support/contract.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { done, route, type Route } from '#services/http/route.ts';
import { endSessionOfBlocked, onAccount } from './account-commands.ts';

export function accountRoutes({ journal }: Pick<Dependencies, 'journal'>): Route[] {
  return [
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
  ];
}
