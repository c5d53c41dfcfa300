import { addressOf } from '#domain/accounts/account.ts';
import { logsInByPassword } from '#domain/accounts/sign-in/sign-in.ts';
import * as contract from '#domain/accounts/sign-in/sign-in-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { done, route, type Route } from '../../http/route.ts';
import { giveEmail } from './give-email.ts';
import { unlinkSignIn } from './link-sign-in.ts';
import { requireIdentity } from './require-identity.ts';

export function linkedSignInRoutes(dependencies: Dependencies): Route[] {
  const { journal } = dependencies;
  return [
    route(contract.fetchSignIns, async ({ principal: { account } }) => {
      const email = account.isVerified ? undefined : addressOf(account);
      return {
        status: 200,
        body: {
          linked: (account.signIns ?? []).map(({ provider }) => provider),
          hasPassword: logsInByPassword(account),
          ...(email !== undefined && { emailToVerify: email }),
        },
      };
    }),

    route(
      contract.unlinkSignIn,
      async ({ input, principal, context, network, now }) => {
        const given = { password: input.password, network, now };
        const refused = await requireIdentity(dependencies, principal, given);
        if (refused) return refused;
        const unlinked = await unlinkSignIn(journal, principal.userId, input.provider, context);
        return 'rejected' in unlinked ? unlinked : done({}, unlinked);
      },
      { accountOf: async ({ principal }) => principal.userId },
    ),

    route(
      contract.giveEmail,
      async ({ input, principal: { account }, context }) => {
        const given = await giveEmail(dependencies, account, input.email, context);
        return 'rejected' in given ? given : done({}, given);
      },
      { accountOf: async ({ principal }) => principal.userId },
    ),
  ];
}
