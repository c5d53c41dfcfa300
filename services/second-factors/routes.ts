import * as contract from '#domain/second-factors/contract.ts';
import { requireIdentity } from '../accounts/sign-in/require-identity.ts';
import type { Dependencies } from '../dependencies.ts';
import { done, route, type Route } from '../http/route.ts';
import { authenticatorRoutes } from './authenticator-routes.ts';
import { byPerson, createConfirmation, isConfirmed, unconfirmed } from './confirmation.ts';
import { logInRoute } from './log-in-route.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { prove } from './prove.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { replaceCodes } from './set-up.ts';
import { studentRoutes } from './student-routes.ts';
import { viewOf } from './view.ts';

export function routes(dependencies: Dependencies): Route[] {
  const { journal, settings, passwords } = dependencies;

  return [
    logInRoute(dependencies),
    ...authenticatorRoutes(dependencies),
    ...passkeyRoutes(dependencies),
    ...studentRoutes(dependencies),

    route(contract.fetchSecondFactor, async ({ principal: { userId, account } }) => ({
      status: 200,
      body: viewOf(await readSecondFactor(journal, userId), {
        platformAccess: account.platformAccess,
        environment: settings.environment,
      }),
    })),

    route(
      contract.confirmIdentity,
      async ({ input, principal, network, context, now }) => {
        const { userId } = principal;
        if (!('code' in input)) {
          const refused = await requireIdentity(dependencies, principal, {
            password: input.password,
            network,
            now,
          });
          if (refused) return refused;
        } else {
          const proof = { kind: 'code', code: input.code } as const;
          const proving = { userId, purpose: 'confirmation', network, context } as const;
          const proven = await prove(dependencies, proof, proving);
          if ('rejected' in proven) return proven;
        }
        return { status: 200, body: { confirmation: await createConfirmation(settings, principal, now) } };
      },
      byPerson,
    ),

    route(contract.makeRecoveryCodes, async ({ input, principal, context, network, now }) => {
      if (!(await isConfirmed(settings, principal, input.confirmation, now))) return unconfirmed;
      const { userId } = principal;
      const made = await replaceCodes({ journal, settings, passwords, userId, network, context });
      return 'rejected' in made ? made : done({ recoveryCodes: [...made.recoveryCodes] }, made);
    }),
  ];
}
