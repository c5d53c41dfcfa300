import { randomBytes } from 'node:crypto';
import * as contract from '#domain/second-factors/contract.ts';
import { secondFactorStream } from '#domain/second-factors/second-factor.ts';
import * as decide from '#domain/second-factors/set-up.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { derivedId } from '../core/ids.ts';
import { done, route, type Route } from '../http/route.ts';
import { accountNameOf, createTicket, isConfirmed, readTicket, unconfirmed } from './confirmation.ts';
import { passkeyCreation, readPasskeyMade } from './passkeys.ts';
import { readSecondFactor } from './read-second-factor.ts';
import { addFactor } from './set-up.ts';

export function passkeyRoutes(dependencies: Dependencies): Route[] {
  const { journal, settings, passwords } = dependencies;
  return [
    route(contract.offerPasskey, async ({ input, principal, now }) => {
      if (!(await isConfirmed(settings, principal, input.confirmation, now))) return unconfirmed;
      const { userId } = principal;
      const nonce = randomBytes(32).toString('base64url');
      const { passkeys } = await readSecondFactor(journal, userId);
      const options = await passkeyCreation(
        settings,
        { userId, email: accountNameOf(principal) },
        passkeys,
        nonce,
      );
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
  ];
}
