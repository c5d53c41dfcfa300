import { randomBytes } from 'node:crypto';
import { addressOf } from '#domain/accounts/account.ts';
import { isErased } from '#domain/core/personal.ts';
import { proveSelf } from '../accounts/sign-in/prove-self.ts';
import * as contract from '#domain/second-factors/contract.ts';
import { recoveryCodesLeft, secondFactorStream } from '#domain/second-factors/second-factor.ts';
import * as decide from '#domain/second-factors/set-up.ts';
import { readAccount } from '../accounts/read-account.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { derivedId } from '../core/ids.ts';
import { done, route, type Route } from '../http/route.ts';
import type { LoggedIn } from '../identity/principal.ts';
import { about } from '../support/account-commands.ts';
import { newSecret, stepOf, uriOf } from './authenticator.ts';
import { createConfirmation, createTicket, isConfirmed, readTicket } from './confirmation.ts';
import { logInRoute } from './log-in-route.ts';
import { passkeyCreation, readPasskeyMade } from './passkeys.ts';
import { prove } from './prove.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { addFactor, replaceCodes } from './set-up.ts';
import { viewOf } from './view.ts';

const unconfirmed = { rejected: 'confirmation_needed' } as const;
/** What an authenticator or a passkey is shown under: who has no address has one account here all the same. */
const emailOf = ({ account }: LoggedIn) => addressOf(account) ?? 'Ninety';

/** Second factors: how they are set up, asked for and taken off. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal, settings, passwords } = dependencies;
  const byPerson = { accountOf: async ({ principal }: { principal: LoggedIn }) => principal.userId };

  return [
    logInRoute(dependencies),

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
          const refused = await proveSelf(dependencies, principal, {
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

    route(contract.offerAuthenticator, async ({ input, principal, context, now }) => {
      if (!(await isConfirmed(settings, principal, input.confirmation, now))) return unconfirmed;
      const secret = newSecret();
      const offered = await handle(journal, secondFactorStream, principal.userId, context, (state) =>
        decide.offerAuthenticator(state, { secret, now }),
      );
      if ('rejected' in offered) return offered;
      const { authenticator } = offered.state;
      // Sent again, the command tells the secret that it made the first time.
      const made =
        authenticator.status === 'offered' && !isErased(authenticator.secret) ? authenticator.secret : secret;
      return done({ secret: made, uri: uriOf(made, emailOf(principal)) }, offered);
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

    route(contract.offerPasskey, async ({ input, principal, now }) => {
      if (!(await isConfirmed(settings, principal, input.confirmation, now))) return unconfirmed;
      const { userId } = principal;
      const nonce = randomBytes(32).toString('base64url');
      const { passkeys } = await readSecondFactor(journal, userId);
      const options = await passkeyCreation(settings, { userId, email: emailOf(principal) }, passkeys, nonce);
      const ticket = await createTicket(settings, principal, nonce, now);
      return { status: 200, body: { options, ticket } };
    }),

    route(contract.addPasskey, async ({ input, principal, context, network, now }) => {
      const { userId } = principal;
      const nonce = await readTicket(settings, principal, input.ticket, now);
      if (nonce === undefined) return unconfirmed;
      const made = await readPasskeyMade(settings, input.passkey, nonce);
      if (!made) return { rejected: 'passkey_refused' };
      const passkeyId = derivedId('passkey', userId, context.commandId);
      const changing = { journal, settings, passwords, userId, network, context };
      const added = await addFactor(changing, (state) =>
        decide.addPasskey(state, { ...made, passkeyId, name: input.name, addedAt: now }),
      );
      return 'rejected' in added ? added : done({ recoveryCodes: [...added.recoveryCodes] }, added);
    }),

    route(contract.renamePasskey, async ({ input: { id: passkeyId, name }, principal, context }) => {
      const renamed = await handle(journal, secondFactorStream, principal.userId, context, (state) =>
        decide.renamePasskey(state, { passkeyId, name }),
      );
      return 'rejected' in renamed ? renamed : done({}, renamed);
    }),

    route(contract.removePasskey, async ({ input, principal, context, now }) => {
      if (!(await isConfirmed(settings, principal, input.confirmation, now))) return unconfirmed;
      const removed = await handle(journal, secondFactorStream, principal.userId, context, (state) =>
        decide.removePasskey(state, { passkeyId: input.id }),
      );
      return 'rejected' in removed ? removed : done({}, removed);
    }),

    route(contract.makeRecoveryCodes, async ({ input, principal, context, network, now }) => {
      if (!(await isConfirmed(settings, principal, input.confirmation, now))) return unconfirmed;
      const { userId } = principal;
      const made = await replaceCodes({ journal, settings, passwords, userId, network, context });
      return 'rejected' in made ? made : done({ recoveryCodes: [...made.recoveryCodes] }, made);
    }),

    route(
      contract.takeOffSecondFactor,
      async ({ input: { id, reason }, principal, context }) => {
        if (id === principal.userId) {
          return { rejected: 'not_allowed', fields: { id: 'You change your own in your profile.' } };
        }
        const account = await readAccount(journal, id);
        if (account.status === 'unregistered' || account.status === 'deleted')
          return { rejected: 'not_found' };
        const taken = await handle(journal, secondFactorStream, id, about(id, context), (state) =>
          decide.takeOff(state, { reason }),
        );
        return 'rejected' in taken ? taken : done({}, taken);
      },
      { about: ({ input }) => input.id },
    ),

    route(contract.fetchStudentSecondFactor, async ({ input: { id } }) => {
      const account = await readAccount(journal, id);
      if (account.status === 'unregistered') return { rejected: 'not_found' };
      const state = await readSecondFactor(journal, id);
      return {
        status: 200,
        body: {
          hasAuthenticator: state.authenticator.status === 'confirmed',
          passkeys: state.passkeys.length,
          recoveryCodesLeft: recoveryCodesLeft(state),
        },
      };
    }),
  ];
}
