import * as contract from '#domain/second-factors/contract.ts';
import { recoveryCodesLeft, secondFactorStream } from '#domain/second-factors/second-factor.ts';
import * as decide from '#domain/second-factors/set-up.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { done, route, type Route } from '../http/route.ts';
import { about } from '../support/account-commands.ts';
import { readSecondFactor } from './read-second-factor.ts';

export function studentRoutes({ journal }: Pick<Dependencies, 'journal'>): Route[] {
  return [
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
          decide.resetSecondFactor(state, { reason }),
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
