import { isErased } from '#domain/core/events/personal.ts';
import * as contract from '#domain/second-factors/contract.ts';
import { secondFactorStream } from '#domain/second-factors/second-factor.ts';
import * as decide from '#domain/second-factors/set-up.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { done, route, type Route } from '../http/route.ts';
import { newSecret, stepOf, uriOf } from './authenticator.ts';
import { accountNameOf, byPerson, isConfirmed, unconfirmed } from './confirmation.ts';
import { addFactor } from './set-up.ts';

export function authenticatorRoutes(dependencies: Dependencies): Route[] {
  const { journal, settings, passwords } = dependencies;
  return [
    route(contract.offerAuthenticator, async ({ input, principal, context, now }) => {
      if (!(await isConfirmed(settings, principal, input.confirmation, now))) return unconfirmed;
      const secret = newSecret();
      const offered = await handle(journal, secondFactorStream, principal.userId, context, (state) =>
        decide.offerAuthenticator(state, { secret, now }),
      );
      if ('rejected' in offered) return offered;
      const { authenticator } = offered.state;
      const made =
        authenticator.status === 'offered' && !isErased(authenticator.secret) ? authenticator.secret : secret;
      return done({ secret: made, uri: uriOf(made, accountNameOf(principal)) }, offered);
    }),

    route(
      contract.confirmAuthenticator,
      async ({ input, principal: { userId }, context, network, now }) => {
        const changing = { journal, settings, passwords, userId, network, context };
        const confirmed = await addFactor(changing, (state) =>
          decide.confirmAuthenticator(state, { stepOf: (secret) => stepOf(secret, input.code, now), now }),
        );
        if ('rejected' in confirmed) return confirmed;
        return done({ recoveryCodes: [...confirmed.recoveryCodes] }, confirmed);
      },
      byPerson,
    ),

    route(contract.removeAuthenticator, async ({ input, principal, context, now }) => {
      if (!(await isConfirmed(settings, principal, input.confirmation, now))) return unconfirmed;
      const removed = await handle(
        journal,
        secondFactorStream,
        principal.userId,
        context,
        decide.removeAuthenticator,
      );
      return 'rejected' in removed ? removed : done({}, removed);
    }),
  ];
}
